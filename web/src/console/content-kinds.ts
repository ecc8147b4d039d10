/** The kinds of content that the console lists. */
export const contentKinds = [
  ['game', 'Games'],
  ['clip', 'Clips'],
  ['live', 'Streams'],
  ['recording', 'Recordings'],
  ['comment', 'Comments'],
] as const;
export type ContentKind = (typeof contentKinds)[number][0];
