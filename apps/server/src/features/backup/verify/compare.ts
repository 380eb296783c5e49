import { isDeepStrictEqual } from 'node:util';
import { pathsFor, type Subjects } from './endpoints.ts';

interface Answer {
  status: number;
  text: string;
}

export type Ask = (path: string) => Promise<Answer>;

/** An endpoint of which the two answer differently. */
interface Difference {
  path: string;
  /** In half a sentence. */
  how: string;
}

export interface Comparison {
  asked: number;
  /** Endpoints that the backup does not answer: it is not whole. */
  failed: Difference[];
  /** Endpoints that answer something else than the installation does now; none where it was not asked. */
  differing: Difference[];
}

/**
 * Asks a backup that was started, and the installation that goes on, for the same. What the installation has changed since
 * the mark of the backup differs.
 * @param running undefined: only the backup is asked
 */
export async function compareAnswers(backup: Ask, running: Ask | undefined): Promise<Comparison> {
  const paths = pathsFor(await findSubjects(backup));
  const result: Comparison = { asked: paths.length, failed: [], differing: [] };
  for (const path of paths) {
    const answer = await backup(path);
    if (answer.status !== 200) {
      result.failed.push({ path, how: `answers ${answer.status}: ${answer.text.slice(0, 200)}` });
      continue;
    }
    const other = await running?.(path);
    const how = other && findDifference(answer, other);
    if (how !== undefined) result.differing.push({ path, how });
  }
  return result;
}

function findDifference(one: Answer, other: Answer): string | undefined {
  if (one.status !== other.status) return `answers ${one.status}, the installation ${other.status}`;
  const [left, right] = [parsed(one.text), parsed(other.text)];
  if (isDeepStrictEqual(left, right)) return undefined;
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) {
    return `has ${left.length} entries, the installation ${right.length}`;
  }
  const place = placeOfDifference(left, right, '');
  return place === '' ? 'has other values' : `has another value of ${place}`;
}

/** Where two values begin to differ, such as `[0].metrics.critical`. */
function placeOfDifference(left: unknown, right: unknown, place: string): string {
  if (isObject(left) && isObject(right) && Array.isArray(left) === Array.isArray(right)) {
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const [one, other] = [Reflect.get(left, name), Reflect.get(right, name)];
      if (isDeepStrictEqual(one, other)) continue;
      return placeOfDifference(one, other, Array.isArray(left) ? `${place}[${name}]` : `${place}.${name}`);
    }
  }
  return place.replace(/^\./, '');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

async function findSubjects(ask: Ask): Promise<Subjects> {
  const [project] = await listed(ask, '/api/v1/project?pageSize=1');
  const [vulnerability] = await listed(ask, '/api/v1/vulnerability?pageSize=1');
  const [license] = await listed(ask, '/api/v1/license/concise?pageSize=1');
  const [team] = await listed(ask, '/api/v1/team?pageSize=1');
  const uuid = text(project, 'uuid');
  const [component] = uuid ? await listed(ask, `/api/v1/component/project/${uuid}?pageSize=1`) : [];
  return {
    project: uuid,
    component: text(component, 'uuid'),
    source: text(vulnerability, 'source'),
    vulnId: text(vulnerability, 'vulnId'),
    license: text(license, 'licenseId'),
    team: text(team, 'uuid'),
  };
}

async function listed(ask: Ask, path: string): Promise<unknown[]> {
  const answer = await ask(path);
  const body = answer.status === 200 ? parsed(answer.text) : [];
  return Array.isArray(body) ? body : [];
}

function text(value: unknown, member: string): string {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, member) : undefined;
  return typeof found === 'string' ? found : '';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
