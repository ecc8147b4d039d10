/** How long a test waits for something with `vi.waitFor`; as long as `expect.poll` does. */
export const waitMs = 180_000;
