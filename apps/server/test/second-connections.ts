// Runs in each test process before its tests: fails a test file in which work that holds one connection asked for a second.
import { afterAll } from 'vitest';
import { forbidSecondConnections } from '../src/db/second-connection.ts';

const faults: Error[] = [];
forbidSecondConnections((fault) => faults.push(fault));

// Also where the error was caught, as that of a job is.
afterAll(() => {
  const [first, ...others] = faults.splice(0);
  if (first) throw new Error(`${first.message} (and ${others.length} more)`, { cause: first });
});
