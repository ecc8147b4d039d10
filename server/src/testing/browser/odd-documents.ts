/** A document whose first own script records whether the SDK was already there. */
export type OddDocument = {
  name: string;
  html: string;
  /** What precedes the SDK in the delivered document. */
  opening: string;
};

const note = 'window.first ??= typeof window.coinop';
const script = `<script>${note}</script>`;
const standards = '<!doctype html>';

export const oddDocuments: readonly OddDocument[] = [
  {
    name: 'a tidy one',
    html: `${standards}<html lang="en"><head><title>x</title>${script}</head><body></body></html>`,
    opening: `${standards}<html lang="en"><head>`,
  },
  { name: 'no head', html: `${standards}<html><body>${script}</body></html>`, opening: `${standards}<html>` },
  { name: 'no html and no head', html: `${standards}<title>x</title>${script}`, opening: standards },
  { name: 'no doctype', html: `<html><head>${script}</head></html>`, opening: '<html><head>' },
  { name: 'only a script', html: script, opening: '' },
  { name: 'only text before a script', html: `Hello ${script}`, opening: '' },
  {
    name: 'upper case',
    html: `<!DOCTYPE HTML><HTML><HEAD><SCRIPT>${note}</SCRIPT></HEAD></HTML>`,
    opening: '<!DOCTYPE HTML><HTML><HEAD>',
  },
  {
    name: 'a byte order mark',
    html: `\uFEFF${standards}<html><head>${script}`,
    opening: `\uFEFF${standards}<html><head>`,
  },
  { name: 'a byte order mark and nothing else first', html: `\uFEFF${script}`, opening: '\uFEFF' },
  {
    name: 'a comment with tags ahead of the doctype',
    html: `<!-- <html><head><script>1</script> -->${standards}<html><head>${script}`,
    opening: `<!-- <html><head><script>1</script> -->${standards}<html><head>`,
  },
  {
    name: 'a comment with a head between html and head',
    html: `${standards}<html><!-- <head> --><head>${script}`,
    opening: `${standards}<html><!-- <head> --><head>`,
  },
  {
    name: 'a leading script',
    html: `${script}${standards}<html><head></head></html>`,
    opening: '',
  },
  { name: 'a script ahead of html', html: `${standards}${script}<html><head></head></html>`, opening: standards },
  { name: 'a script ahead of head', html: `<html>${script}<head></head>`, opening: '<html>' },
  {
    name: 'broken nesting',
    html: `${standards}<html><body><div><p></div></html><head>${script}</head>`,
    opening: `${standards}<html>`,
  },
  {
    name: 'tags inside attributes',
    html: `${standards}<html data-a="<head>"><head data-b='>' data-c=">">${script}`,
    opening: `${standards}<html data-a="<head>"><head data-b='>' data-c=">">`,
  },
  {
    name: 'tags that close themselves',
    html: `${standards}<html/><head/>${script}`,
    opening: `${standards}<html/><head/>`,
  },
  { name: 'a comment that ends at once', html: `${standards}<!-->${script}-->`, opening: standards },
  {
    name: 'a comment that never ends',
    html: `${standards}<html><head>${script}<!-- and so on`,
    opening: `${standards}<html><head>`,
  },
  {
    name: 'an XML prologue and a long doctype',
    html: `<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head>${script}`,
    opening:
      '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head>',
  },
  {
    name: 'a header that is no head',
    html: `${standards}<html><header>${script}</header>`,
    opening: `${standards}<html>`,
  },
  { name: 'end tags first', html: `${standards}</p></head>${script}`, opening: standards },
  { name: 'a script inside SVG', html: `${standards}<svg><script>${note}</script></svg>`, opening: standards },
  { name: 'code in an attribute', html: `${standards}<img src="data:," onerror="${note}">`, opening: standards },
  { name: 'code that waits for the load', html: `<html><body onload="${note}">`, opening: '<html>' },
  { name: 'a module', html: `${standards}<head><script type="module">${note}</script>`, opening: `${standards}<head>` },
  {
    name: 'a doctype without a space',
    html: `<!doctypehtml><html><head>${script}`,
    opening: '<!doctypehtml><html><head>',
  },
  {
    name: 'everything twice',
    html: `${standards}${standards}<html><html lang="de"><head><head>${script}`,
    opening: standards,
  },
  {
    name: 'white space of all kinds',
    html: `\n\t\f ${standards}\r\n<!-- 😀\r\n𝒳 -->\r\n<html>\r\n<head>\r\n${script}`,
    opening: `\n\t\f ${standards}\r\n<!-- 😀\r\n𝒳 -->\r\n<html>\r\n<head>`,
  },
  {
    name: 'frames',
    html: `${standards}<html><head>${script}</head><frameset></frameset>`,
    opening: `${standards}<html><head>`,
  },
  {
    name: 'a mebibyte',
    html: `${standards}<!--${'x'.repeat(1_048_400)}--><html><head>${script}`,
    opening: `${standards}<!--${'x'.repeat(1_048_400)}--><html><head>`,
  },
  {
    name: 'a policy of its own',
    html: `${standards}<head><meta HTTP-EQUIV="content-security-POLICY" content="script-src 'none'">${script}`,
    opening: `${standards}<head>`,
  },
  {
    name: 'a base and a refresh',
    html: `${standards}<base href="https://elsewhere.test/"><meta http-equiv=&#114;efresh content="0;url=/healthz">${script}`,
    opening: standards,
  },
  {
    name: 'a tag hidden behind one that is taken out',
    html: `${standards}<<base>meta http-equiv=refresh content="0;url=/healthz">${script}`,
    opening: standards,
  },
];
