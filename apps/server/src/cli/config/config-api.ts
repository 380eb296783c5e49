import { type ApiClient, requireSuccess } from '../api-client.ts';

/** The calls that reading and writing a configuration takes. Each throws a CommandError with what the server says when it refuses. */
export interface ConfigApi {
  get<T>(path: string): Promise<T>;
  /** A list without paging. */
  list<T>(path: string): Promise<T[]>;
  put<T>(path: string, body?: object): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
  remove(path: string): Promise<void>;
}

export function configApi(client: ApiClient): ConfigApi {
  const send = async <T>(method: string, path: string, body?: object) => {
    const answer = await client.send(method, path, body);
    // Answers of changes may be empty.
    return requireSuccess<T>(answer.text === '' ? { ...answer, text: 'null' } : answer);
  };
  return {
    get: (path) => send('GET', path),
    list: (path) => send('GET', `${path}?pageSize=0`),
    put: (path, body) => send('PUT', path, body),
    post: (path, body) => send('POST', path, body),
    remove: async (path) => {
      await send('DELETE', path);
    },
  };
}

/** Tells what an import does. */
export interface ImportReport {
  made(what: string): void;
  changed(what: string): void;
  /** In a sentence: what was left out, and what to do about it. */
  left(sentence: string): void;
}

/** A part of the configuration. Entries are found again by their names, so that they can be taken to another installation. */
export interface Section<T> {
  read(api: ConfigApi, report: Pick<ImportReport, 'left'>): Promise<T[]>;
  apply(api: ConfigApi, entries: readonly T[], report: ImportReport): Promise<void>;
}

/** Compares two lists: entries to add, and entries to take away. */
export function differences<T>(wanted: readonly T[], there: readonly T[], keyOf: (one: T) => string) {
  const [keysWanted, keysThere] = [new Set(wanted.map(keyOf)), new Set(there.map(keyOf))];
  return {
    added: wanted.filter((one) => !keysThere.has(keyOf(one))),
    gone: there.filter((one) => !keysWanted.has(keyOf(one))),
  };
}

export function byText<T>(textOf: (one: T) => string): (a: T, b: T) => number {
  return (a, b) => (textOf(a) < textOf(b) ? -1 : 1);
}
