/** Steps of the harness that `npm run test:cost` lists by name. */
type Step = 'database' | 'server' | 'page' | 'console build';

declare global {
  /** There while the costs of tests are noted (scripts/lib/test-cost/hook.mjs). */
  var waybillCost: { note: (step: Step, ms: number) => void; own: (database: string) => void } | undefined;
}

/** Does a step of the harness and notes how long the test waits for it. */
export async function spend<T>(step: Step, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    globalThis.waybillCost?.note(step, Math.round(performance.now() - startedAt));
  }
}

/** Notes that the work in a database is that of the file that runs. */
export function ownDatabase(name: string): void {
  globalThis.waybillCost?.own(name);
}
