import { readSharedJsonLines } from '@waybill/test-kit';
import type { UserClient } from '../../../test/server.ts';

/** A request to a real Dependency-Track, and what it answered. */
export interface RecordedAnswer {
  readonly request: { readonly as: string; readonly method: string; readonly path: string };
  readonly status: number;
  readonly body?: unknown;
}

/** A place at which an answer of ours is another one. */
export interface Difference {
  readonly path: string;
  /** Members that lead to it, such as `[].project.name`. */
  readonly at: string;
  readonly ours: unknown;
  readonly expected: unknown;
}

/** Why some differences are as they should be. */
export interface Reason {
  readonly at: RegExp;
  readonly when?: (difference: Difference) => boolean;
  readonly why: string;
}

export interface Played {
  readonly answers: number;
  /** Answers with a difference of which one has no reason. */
  readonly unexplained: readonly Difference[];
  /** How many answers differ for each reason. */
  readonly explained: ReadonlyMap<string, number>;
}

/** Figures of what sources say, which are no part of a move. */
const figures = new Set([
  'metrics',
  'lastInheritedRiskScore',
  'repositoryMeta',
  'latestVersion',
  'vulnerabilities',
  'policyViolations',
  'lastVulnerabilityAnalysis',
]);
const digests = /^(md5|sha|blake)/;

/** Puts the requests of a file to a server and compares: ours may say more, and lists may have another order. */
export async function playAnswers(
  client: UserClient,
  file: string,
  isWanted: (answer: RecordedAnswer) => boolean,
  reasons: readonly Reason[],
): Promise<Played> {
  const explained = new Map<string, number>();
  const unexplained: Difference[] = [];
  let answers = 0;
  for (const recorded of readSharedJsonLines<RecordedAnswer>(file).filter(isWanted)) {
    answers += 1;
    const { path } = recorded.request;
    const answer = await client.get<unknown>(path);
    const all =
      answer.status === recorded.status
        ? recorded.status === 200
          ? differencesOf(comparable(answer.body), comparable(recorded.body), '')
          : []
        : [{ at: 'status', ours: answer.status, expected: recorded.status }];
    const whys = new Set<string>();
    for (const difference of all.map((one) => ({ path, ...one }))) {
      const reason = reasons.find(({ at, when }) => at.test(difference.at) && (when?.(difference) ?? true));
      if (reason) whys.add(reason.why);
      else unexplained.push(difference);
    }
    for (const why of whys) explained.set(why, (explained.get(why) ?? 0) + 1);
  }
  return { answers, unexplained, explained };
}

/** An answer without figures, with texts of JSON as values, lists in an order of their own, and licenses by their ids. */
function comparable(value: unknown, name = ''): unknown {
  if (name === 'directDependencies' && typeof value === 'string') return comparable(JSON.parse(value));
  if (typeof value === 'string') return digests.test(name) ? value.toLowerCase() : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => comparable(item));
    return items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (name === 'resolvedLicense' && 'licenseId' in value) return value.licenseId;
  const members = Object.entries(value).filter(([member]) => !figures.has(member));
  return Object.fromEntries(members.map(([member, its]) => [member, comparable(its, member)]));
}

/** By what items of both sides stand at the same place. */
function keyOf(item: unknown): string {
  if (typeof item === 'object' && item !== null && 'uuid' in item) return String(item.uuid);
  return JSON.stringify(item) ?? '';
}

type Place = Omit<Difference, 'path'>;

function differencesOf(ours: unknown, expected: unknown, at: string): Place[] {
  if (Array.isArray(expected) && Array.isArray(ours)) {
    if (ours.length !== expected.length)
      return [{ at: `${at}[]`, ours: ours.length, expected: expected.length }];
    return expected.flatMap((item, i) => differencesOf(ours[i], item, `${at}[]`));
  }
  if (typeof expected !== 'object' || expected === null || typeof ours !== 'object' || ours === null) {
    return ours === expected ? [] : [{ at, ours, expected }];
  }
  return Object.entries(expected).flatMap(([name, its]) =>
    differencesOf(Reflect.get(ours, name), its, at === '' ? name : `${at}.${name}`),
  );
}
