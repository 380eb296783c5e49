import { setTimeout as sleep } from 'node:timers/promises';
import { auditWriters } from '../../../apps/server/test/race/audit-writers.ts';
import { policyWriters } from '../../../apps/server/test/race/policy-writers.ts';
import { projectWriters, uploadTo } from '../../../apps/server/test/race/project-writers.ts';
import {
  type Field,
  isDone,
  type Listed,
  pickProject,
  UnexpectedAnswer,
  type Writer,
} from '../../../apps/server/test/race/writer.ts';
import type { PlayedAdvisories } from './advisories.ts';

/** The results of calls, by kind. */
export interface Tally {
  done: number;
  /** The server was away, or said that it is: what a caller tries again. */
  away: number;
  /** Answers that no kill explains, each once. */
  readonly faults: Map<string, number>;
}

/** Above this many projects, some are deleted: a run stays small however long it is. */
const manyProjects = 40;
const pauseMs = 150;

const { deleteProject, ...otherProjectWriters } = projectWriters;

/** The concurrent actors, each doing one thing after the other. Two of them upload to one project. */
export function lanesOf(advisories: PlayedAdvisories): readonly (readonly Writer[])[] {
  const { upload } = projectWriters;
  const ownUpload: Writer = (field) => uploadTo(field, 'Side');
  let mirrored: string | undefined;
  // Documents that change while they are mirrored do not fit their checksums, which fails a mirror until the next one.
  const mirror: Writer = async ({ client, random, acknowledged }) => {
    if (mirrored !== undefined && !(await hasEnded(client, mirrored))) return;
    await advisories.change();
    const source = random.pick(['nvd', 'osv']);
    const answer = await client.post<{ token: string }>(`/api/waybill/v1/sources/${source}/mirror`);
    if (!isDone('a mirror', answer)) return;
    mirrored = answer.body.token;
    acknowledged({ kind: 'task', token: answer.body.token, what: `mirror of ${source}` });
  };
  return [
    [upload, ownUpload],
    [upload, projectWriters.uploadElsewhere],
    Object.values(policyWriters),
    Object.values(auditWriters),
    [...Object.values(otherProjectWriters), deleteSome],
    [mirror],
    [readLists, readExports],
  ];
}

async function hasEnded(client: Field['client'], token: string): Promise<boolean> {
  const { status, body } = await client.get<{ state: string }>(`/api/waybill/v1/tasks/${token}`);
  return status === 200 && !['queued', 'running'].includes(body.state);
}

const deleteSome: Writer = async (field) => {
  const { headers } = await field.client.get<Listed[]>('/api/v1/project?pageSize=1&pageNumber=1');
  const times = Number(headers.get('x-total-count') ?? 0) > manyProjects ? 10 : 1;
  for (let n = 0; n < times; n++) await deleteProject(field);
};

const readLists: Writer = async ({ client, random }) => {
  const path = random.pick([
    '/api/waybill/v1/findings?pageSize=100',
    '/api/waybill/v1/violations?pageSize=100',
    '/api/v1/metrics/portfolio/current',
    '/api/v1/project?pageSize=100',
    '/api/v1/vulnerability?pageSize=100',
  ]);
  isDone(path, await client.get(path));
};

const readExports: Writer = async (field) => {
  const project = await pickProject(field);
  if (!project) return;
  const path = field.random.pick(['bom/cyclonedx/project', 'vex/cyclonedx/project', 'finding/project']);
  isDone(path, await field.client.get(`/api/v1/${path}/${project.uuid}`));
};

/**
 * Works until it is over. A call that hangs is a fault of its own: the client gives it up.
 * @param isFull whether so much is queued that nothing is added
 */
export async function workLane(
  writers: readonly Writer[],
  field: Field,
  tally: Tally,
  isOver: () => boolean,
  isFull: () => boolean,
): Promise<void> {
  while (!isOver()) {
    if (isFull()) {
      await sleep(pauseMs);
      continue;
    }
    try {
      await field.random.pick(writers)(field);
      tally.done += 1;
    } catch (error) {
      if (isAway(error)) tally.away += 1;
      else note(tally, error);
      await sleep(pauseMs);
    }
    await sleep(field.random.below(pauseMs));
  }
}

const tooMany = 429;

/** Errors that a kill explains: no connection, one that ended, or a server without its database. */
function isAway(error: unknown): boolean {
  if (error instanceof UnexpectedAnswer) return error.status >= 500 || error.status === tooMany;
  if (!(error instanceof Error)) return false;
  return error.name === 'TypeError' && /fetch failed|terminated/.test(error.message);
}

function note({ faults }: Tally, error: unknown): void {
  const text = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);
  const what = text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').replace(/\d+/g, 'n');
  faults.set(what, (faults.get(what) ?? 0) + 1);
}
