/** The player's own title: in quotation marks after "called", or in capitals after "game called". */
export function titleIn(prompt: string): string | null {
  const called =
    '(?:called|named|titled|title|llamad[oa]|titulad[oa]|namens|genannt|heißt|appel[ée]e?|intitul[ée]e?|chamad[oa]|chiamat[oa]|названием)';
  const quoted = prompt.match(new RegExp(`${called}:?\\s*["“”'‘«„]([^"“”«»\\n]{2,60}?)["“”’'»](?=[\\s.,!?]|$)`, 'iu'));
  const capital = prompt.match(
    /\bgame (?:called|named|titled) ((?:[A-Z0-9][\w'’-]*)(?: (?:of|the|and|in|&|[A-Z0-9][\w'’-]*)){0,5})/u,
  );
  const japanese = prompt.match(/「([^」\n]{1,40})」(?:という|って)/u);
  const title = (quoted?.[1] ?? capital?.[1] ?? japanese?.[1])?.trim();
  return title && /\p{L}/u.test(title) ? title : null;
}
