import { placeSdk } from './place-sdk.ts';

/** A document cut open where the boot object goes; everything else stands ready as bytes. */
export type PlayableDocument = { before: Buffer; after: Buffer };

/**
 * Sets the SDK into a document and takes the attributes of unwanted tags away. The source is otherwise kept byte for
 * byte.
 */
export function makePlayable(html: string, sdk: string): PlayableDocument {
  const { sdkAt, unwanted } = placeSdk(html);
  let rest = '';
  let from = sdkAt;
  for (const { start, end, bare } of unwanted) {
    rest += html.slice(from, start) + bare;
    from = end;
  }
  return {
    before: Buffer.from(`${html.slice(0, sdkAt)}<script>window.__coinop=`),
    after: Buffer.from(`;${sdk}</script>${rest}${html.slice(from)}`),
  };
}

/** JSON that can stand inside a script element, whatever texts are in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
