import type { Arrival } from './receiver.ts';

interface Verdict {
  /** Events that a rule was never told of. */
  readonly missing: number;
  /** Events that came first after a later one of the same rule and project had come. */
  readonly outOfOrder: number;
  /** Messages that came once more. */
  readonly repeated: number;
  /** The deliveries among these with another key, and keys that two messages share. */
  readonly wrongKeys: number;
}

/** Compares what came with what was owed. */
export function judge(
  arrivals: readonly Arrival[],
  paths: readonly string[],
  events: number,
  projects: number,
): Verdict {
  const keys = new Map<string, string>();
  const owners = new Map<string, string>();
  const latest = new Map<string, number>();
  let outOfOrder = 0;
  let repeated = 0;
  let wrongKeys = 0;
  for (const { path, project, event, key } of arrivals) {
    const line = `${path} ${project}`;
    const message = `${line} ${event}`;
    const known = keys.get(message);
    if (known !== undefined) {
      repeated += 1;
      if (known !== key) wrongKeys += 1;
      continue;
    }
    keys.set(message, key);
    if (owners.has(key)) wrongKeys += 1;
    owners.set(key, message);
    if (event < (latest.get(line) ?? 0)) outOfOrder += 1;
    latest.set(line, Math.max(event, latest.get(line) ?? 0));
  }
  let missing = 0;
  for (const path of paths)
    for (let n = 0; n < events; n++)
      if (!keys.has(`${path} project ${n % projects} ${Math.floor(n / projects) + 1}`)) missing += 1;
  return { missing, outOfOrder, repeated, wrongKeys };
}
