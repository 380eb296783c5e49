/**
 * The processor time that `act` takes in this thread, in milliseconds. A test that says how much work something is asks for
 * this, not for the time by the clock: on a busy machine a thread waits for its turn.
 */
export function workMs(act: () => unknown): number {
  const start = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
