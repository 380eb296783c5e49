import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setSources, untilIdle, withServer } from '../../../bench/server-process.ts';
import { makeEqualPortfolio, type Uuids } from './equal-portfolio.ts';
import { patternOf, type RecordedAnswer, readAnswers } from './recorded-answers.ts';
import { type ShapeDifference, shapeDifferences } from './shapes.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const installations = ['pg', 'h2'];
/** So much of the record has to agree, in percent. */
const least = 97;
const callersAtOnce = 4;
/** The number of kinds of differences that are printed. */
const mostTold = 40;

/**
 * Facts that come from a repository, an analysis of advisories, or a cut in the record. This portfolio cannot
 * have them.
 */
const leftOut = new Set(['repositoryMeta', 'latestVersion', '$cut']);

/** Intentional differences, documented in the contract. */
const documented =
  // §5.6: it grows with the project, and would be repeated in each row.
  /^\/api\/v1\/(component\/(project|hash|identity)|policy)\b.* .*projects?(\[\])?\.directDependencies: missing$/;

interface Verdict {
  readonly requests: number;
  readonly agreed: number;
  /** Differs in nothing but what the contract says. */
  readonly documented: number;
  /** Requests by what differs. */
  readonly kinds: ReadonlyMap<string, number>;
}

/**
 * Replays the requests of a recorded predecessor against an equal portfolio, built over the API. It counts
 * the answers with the same status, members, and types. Members that were not recorded are printed, but do
 * not count, because the contract may gain some.
 * @returns the exit code: 0 if enough agree, 2 if there is no record
 */
export async function comparePortfolio(
  dataFolder: string,
  print: (line: string) => void,
): Promise<0 | 1 | 2> {
  const folder = join(dataFolder, 'dt4');
  if (!existsSync(folder)) {
    print(`There is no record: "${folder}" does not exist.`);
    return 2;
  }
  let isEnough = true;
  for (const installation of installations) {
    const verdict = await compareInstallation(join(folder, installation));
    const { requests, agreed, kinds } = verdict;
    const share = (100 * (agreed + verdict.documented)) / requests;
    isEnough &&= share >= least;
    print(
      `${installation}: of ${requests} answers ${agreed} agree and ${verdict.documented} differ as the contract says: ${share.toFixed(1)} %, wanted ${least}`,
    );
    const sorted = [...kinds].toSorted(([, a], [, b]) => b - a);
    for (const [kind, count] of sorted.slice(0, mostTold)) print(`  ${String(count).padStart(5)}  ${kind}`);
  }
  return isEnough ? 0 : 1;
}

async function compareInstallation(folder: string): Promise<Verdict> {
  const answers = readAnswers(folder);
  return withServer(async ({ client, db, url }) => {
    await setSources(client, {});
    const uuids = await makeEqualPortfolio(client, answers);
    await untilIdle(db);
    const caller = await signIn(url);
    const kinds = new Map<string, number>();
    let [agreed, asDocumented] = [0, 0];
    const asked = [...answers.values()]
      .flat()
      .filter(({ request }) => request.as === 'admin' && request.method === 'GET');
    const waiting = asked.values();
    const work = async () => {
      for (const recorded of waiting) {
        const differences = await play(caller, recorded, uuids);
        const place = kindOf(recorded.request.path);
        const lost = differences.filter(({ isGained }) => !isGained).map(({ text }) => `${place} ${text}`);
        if (lost.length === 0) agreed += 1;
        else if (lost.every((kind) => documented.test(kind))) asDocumented += 1;
        for (const { text } of differences) {
          const kind = `${place} ${text}`;
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: callersAtOnce }, work));
    return { requests: asked.length, agreed, documented: asDocumented, kinds };
  });
}

async function play(caller: SignedIn, recorded: RecordedAnswer, uuids: Uuids): Promise<ShapeDifference[]> {
  const { path, accept = 'application/json' } = recorded.request;
  const own = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (uuid) => uuids.get(uuid) ?? uuid);
  const answer = await caller.get(own, accept);
  if (answer.status !== recorded.status)
    return [{ text: `status ${answer.status} instead of ${recorded.status}`, isGained: false }];
  if (recorded.body === undefined) return [];
  return shapeDifferences(withoutUuids(recorded.body), withoutUuids(answer.body), (member) =>
    leftOut.has(member),
  );
}

/** For a map by UUIDs, compares its values. The UUIDs are content, not shape. */
function withoutUuids(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const names = Object.keys(body);
  return names.length > 0 && names.every((name) => patternOf(name) === '{uuid}') ? Object.values(body) : body;
}

function kindOf(path: string): string {
  return patternOf(path.replace(/\?.*/, '')).replace(/\/(hash|tag|latest|license|vuln)\/[^/]+/, '/$1/…');
}
