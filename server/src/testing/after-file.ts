type Close = () => unknown;

const open: Close[] = [];

/**
 * Has this done when the test file is over, the last first. Vitest forgets an `afterAll` that is called while a test
 * runs: what the test opened would go on living beside all later files of its process.
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
