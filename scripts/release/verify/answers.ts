import type { DemoClient } from '../../../apps/server/src/demo/demo-client.ts';
import { type Ask, compareAnswers } from '../../../apps/server/src/features/backup/verify.service.ts';
import { findLoss } from '../../../apps/server/test/upgrade/lost.ts';
import { ReleaseError } from '../release-error.ts';

/** A server's answers about all that it holds, by path. */
export type Answers = ReadonlyMap<string, unknown>;

/** Members that tell when an answer was given. */
const TIMES = new Set(['lastOccurrence', 'measuredAt']);

/** Asks the forty endpoints that prove a backup. @throws {ReleaseError} when one does not answer */
export async function recordAnswers(client: DemoClient): Promise<Answers> {
  const answers = new Map<string, unknown>();
  const ask: Ask = async (path) => {
    const answer = await client.send('GET', path.slice(1));
    answers.set(path, withoutTimes(answer));
    return { status: 200, text: JSON.stringify(answer) };
  };
  const { asked } = await compareAnswers(ask, undefined);
  if (asked < 30) throw new ReleaseError(`Only ${asked} endpoints could be asked.`);
  return answers;
}

/** Compares a later start with earlier answers. @returns sentences about losses */
export async function findLosses(client: DemoClient, before: Answers): Promise<string[]> {
  const losses: string[] = [];
  for (const [path, answer] of before) {
    const loss = findLoss(answer, withoutTimes(await client.send('GET', path.slice(1))));
    if (loss !== undefined) losses.push(`${path} ${loss}`);
  }
  return losses;
}

function withoutTimes(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer ?? null, (name, value) => (TIMES.has(name) ? undefined : value)));
}
