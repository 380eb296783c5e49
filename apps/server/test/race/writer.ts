import type { Answer, TestClient } from '../client.ts';
import type { Random } from './random.ts';

/** The tools of a writer. */
export interface Field {
  readonly client: TestClient;
  readonly random: Random;
  /** A number that no other writer gets. */
  next(): number;
  /** Told of every change that was acknowledged, so that somebody can ask for it later. */
  acknowledged(change: Change): void;
}

/** A change that a server has acknowledged. */
export type Change =
  /** A task that has to end well. */
  | { readonly kind: 'task'; readonly token: string; readonly what: string }
  /** A comment that has to be in some trail unless its project is gone. */
  | { readonly kind: 'comment'; readonly comment: string; readonly project: string }
  | { readonly kind: 'deletion'; readonly project: string }
  | { readonly kind: 'policy'; readonly name: string };

/** Makes one change, or finds that there is nothing to change. */
export type Writer = (field: Field) => Promise<void>;

/** An answer that nobody expects: a fault of the server, or of the writer. */
export class UnexpectedAnswer extends Error {
  readonly status: number;
  constructor(what: string, { status, text }: Answer<unknown>) {
    super(`${what} was answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

/** The subject may be gone, may exist already, or may be in use. */
const usual = new Set([304, 404, 409, 412]);
/** Refusals of what has become of a project meanwhile. */
const refused = /collection project|inactive|below it|itself|parent/i;

/** @returns whether the change was made @throws when the answer is none that a race explains */
export function isDone(what: string, answer: Answer<unknown>): boolean {
  if (answer.status < 300) return true;
  if (usual.has(answer.status)) return false;
  if (answer.status === 400 && refused.test(answer.text)) return false;
  throw new UnexpectedAnswer(what, answer);
}

export interface Listed {
  uuid: string;
  name: string;
  version?: string;
}

/** One of the projects that are there; undefined when there is none. */
export async function pickProject({ client, random }: Field): Promise<Listed | undefined> {
  const answer = await client.get<Listed[]>(
    '/api/v1/project?pageSize=100&pageNumber=1&excludeInactive=false',
  );
  if (!isDone('the list of projects', answer) || answer.body.length === 0) return undefined;
  return random.pick(answer.body);
}

/** Something of a list that has uuids. */
export async function pickFrom<T>({ client, random }: Field, path: string): Promise<T | undefined> {
  const answer = await client.get<T[]>(path);
  if (!isDone(path, answer) || !Array.isArray(answer.body) || answer.body.length === 0) return undefined;
  return random.pick(answer.body);
}
