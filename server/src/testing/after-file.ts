type Close = () => unknown;

const open: Close[] = [];

/**
 * Registers a cleanup for the end of the test file, run in reverse order. Vitest ignores an `afterAll` that is called
 * during a test: what the test opened would stay open beside all later files of its process.
 */
export function afterFile(close: Close): void {
  open.push(close);
}

export async function closeWhatIsOpen(): Promise<void> {
  const errors: unknown[] = [];
  for (let close = open.pop(); close !== undefined; close = open.pop()) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors);
}
