/** What members make, as the console lists it. */
export const contentKinds = [
  ['game', 'Games'],
  ['clip', 'Clips'],
  ['live', 'Streams'],
  ['recording', 'Recordings'],
  ['comment', 'Comments'],
] as const;
export type ContentKind = (typeof contentKinds)[number][0];
