// What the server hands the SDK in the document, ahead of every script of the game:
//   <script>window.__coinop={…};(text of dist/coinop.js)</script>
// Written as JSON with < > & U+2028 U+2029 escaped, so that no title or saved text can end the script.

export type Boot = {
  // Without a slash at its end; requests go to `${baseUrl}/api/sdk/…`.
  baseUrl: string;
  gameId: string;
  title: string;
  token: string;
  player: { id: string; handle: string; name: string; avatarUrl: string; guest: boolean };
  locale: string;
  // The saved state as JSON text ('null' when none), never as a value: a literal with a `__proto__` key would set a
  // prototype, and a deeply nested one would overflow the script parser. Absent when the server could not read it.
  state?: string;
  // 0 when nothing is saved; absent with the state.
  stateVersion?: number;
  // Origins whose pages may frame the document; only they are listened to.
  hostOrigins: string[];
};

declare global {
  var __coinop: Boot | undefined;
}
