import { laneOf } from '../../../outgoing/lane.ts';
import type { Outgoing, OutgoingResponse } from '../../../outgoing/outgoing.ts';
import { OutgoingError, shownUrl } from '../../../outgoing/outgoing-error.ts';
import { readBytes, unpackedBody } from '../../../outgoing/read-body.ts';
import type { ReadBudget } from '../../../outgoing/read-budget.ts';
import { withRetries } from '../../../outgoing/retry.ts';
import { type FetchedDocument, type KeptDocuments, NotModified, type Validators } from './kept-documents.ts';
import { dateOf } from './registry-answer.ts';
import { paceOf } from './registry-pace.ts';

/** Documents of packages with thousands of versions have 10 MB. */
const maxBytes = 20 * 1_048_576;
const totalMs = 180_000;
/** The list of all Nixpkgs has about 200 MB when it is unpacked. */
const streamMs = 900_000;
/** Texts of one package that are kept in case they are read again, such as the document of all its versions. */
const maxKeptChars = 4 * 1_048_576;

/** A document with the time of its file, where the host tells it. */
interface DatedText {
  readonly text: string;
  readonly modifiedAt: Date | undefined;
}

/** Asks one repository about one package, within a budget. A document that was read lately is not asked for again. */
export interface RegistryClient {
  readonly address: URL;
  /** The validators of the document with the latest version, as far as it was read. */
  readonly validators: Validators;
  /**
   * The document that tells the latest version: its path below the repository's address, or an address of its own.
   * @throws NotModified when it has not changed; OutgoingError
   */
  readMain(path: string | URL): Promise<string>;
  /** Any other document, also of another host, which is then told no credentials. @throws OutgoingError */
  read(path: string | URL): Promise<string>;
  readDated(path: string): Promise<DatedText>;
  /** Both as JSON. */
  readMainJson(path: string | URL): Promise<unknown>;
  readJson(path: string | URL): Promise<unknown>;
  /**
   * Reads a document shared by all packages, once per run (also if it fails), and caches the result this
   * long. Only the result of `shape` stays in memory.
   */
  readShared<T extends Sized>(path: string, maxAgeMs: number, shape: (value: unknown) => T): Promise<T>;
  /** Likewise, for one that is too large for the memory. @param read calls `hold` with the size of each thing that it keeps */
  shareStream<T>(
    path: string,
    maxAgeMs: number,
    read: (chunks: AsyncIterable<Buffer>, hold: (bytes: number) => void) => Promise<T>,
  ): Promise<T>;
}

/** The result of a document, and its approximate size in memory. */
export interface Sized {
  readonly bytes: number;
}

/** Documents of a repository that are the same for all packages. */
export interface SharedDocuments {
  /** The documents of this run, by path. */
  readonly ofRun: Map<string, Promise<unknown>>;
  /** The documents of earlier runs. */
  readonly kept: KeptDocuments;
  readonly now: Date;
  /** The budget for shared documents in a run. */
  readonly budget: ReadBudget;
}

interface RegistryClientOptions {
  readonly outgoing: Outgoing;
  readonly address: URL;
  /** Value of the header `authorization`. */
  readonly authorization: string | undefined;
  readonly known: Validators | undefined;
  readonly shared: SharedDocuments;
  /** The budget for the package, without shared documents. */
  readonly budget: ReadBudget;
  readonly signal: AbortSignal;
}

export function openRegistryClient(options: RegistryClientOptions): RegistryClient {
  const { outgoing, address, authorization, known, shared, budget, signal } = options;
  const base = address.href.replace(/\/$/, '');
  const texts = new KeptTexts();
  let validators: Validators = { etag: null, lastModified: null };

  const urlOf = (path: string | URL) =>
    typeof path === 'string' ? new URL(path === '' ? base : `${base}/${path}`) : path;

  async function ask(url: URL, conditions: Record<string, string>, limitMs: number, spent: ReadBudget) {
    spent.beginPage();
    const told = url.origin === address.origin ? authorization : undefined;
    return outgoing.ask({
      url,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'gzip, deflate, br',
        ...(told === undefined ? {} : { authorization: told }),
        ...conditions,
      },
      pace: paceOf(url, told),
      totalMs: Math.min(limitMs, spent.leftMs),
      signal,
    });
  }

  async function fetchText(url: URL, conditions: Record<string, string>, spent = budget) {
    return withRetries(outgoing, signal, async () => {
      const response = await ask(url, conditions, totalMs, spent);
      if (response.status === 304) {
        response.drop();
        throw new NotModified();
      }
      return { text: (await readBytes(response, maxBytes, spent.count)).toString('utf8'), response };
    });
  }

  async function readMain(path: string | URL): Promise<string> {
    const url = urlOf(path);
    const { text, response } = await fetchText(url, conditionsOf(known));
    validators = validatorsOf(response);
    texts.keep(url.href, text);
    return text;
  }

  async function read(path: string | URL): Promise<string> {
    const url = urlOf(path);
    const text = texts.get(url.href) ?? (await fetchText(url, {})).text;
    texts.keep(url.href, text);
    return text;
  }

  async function readDated(path: string): Promise<DatedText> {
    const { text, response } = await fetchText(urlOf(path), {});
    return { text, modifiedAt: dateOf(response.header('last-modified')) };
  }

  /** Once in a run: two packages that ask at the same time wait for one answer. */
  function share(
    path: string,
    maxAgeMs: number,
    fetch: (known: Validators | undefined) => Promise<FetchedDocument>,
  ): Promise<unknown> {
    const { ofRun, kept, now } = shared;
    const key = `${laneOf(urlOf(path), authorization)} ${urlOf(path).href}`;
    const document = ofRun.get(path) ?? kept.read(key, { maxAgeMs, now }, fetch);
    ofRun.set(path, document);
    return document;
  }

  const readJson = async (path: string | URL) => parseJson(await read(path), urlOf(path));

  return {
    address,
    get validators() {
      return validators;
    },
    readMain,
    read,
    readDated,
    readMainJson: async (path) => parseJson(await readMain(path), urlOf(path)),
    readJson,
    readShared: <T extends Sized>(path: string, maxAgeMs: number, shape: (value: unknown) => T) =>
      share(path, maxAgeMs, async (known) => {
        const url = urlOf(path);
        const { text, response } = await fetchText(url, conditionsOf(known), shared.budget);
        const value = shape(parseJson(text, url));
        shared.budget.hold(value.bytes);
        return { value, bytes: value.bytes, validators: validatorsOf(response) };
      }) as Promise<T>,
    shareStream<T>(
      path: string,
      maxAgeMs: number,
      read: (chunks: AsyncIterable<Buffer>, hold: (bytes: number) => void) => Promise<T>,
    ): Promise<T> {
      return share(path, maxAgeMs, (known) =>
        withRetries(outgoing, signal, async () => {
          const response = await ask(urlOf(path), conditionsOf(known), streamMs, shared.budget);
          let bytes = 0;
          const hold = (held: number) => {
            bytes += held;
            shared.budget.hold(held);
          };
          try {
            if (response.status === 304) throw new NotModified();
            const value = await read(counted(response, shared.budget), hold);
            return { value, bytes, validators: validatorsOf(response) };
          } finally {
            response.drop();
          }
        }),
      ) as Promise<T>;
    },
  };
}

/** Texts by their address; those that were read first go when there are too many. */
class KeptTexts {
  readonly #texts = new Map<string, string>();
  #chars = 0;

  get(href: string): string | undefined {
    return this.#texts.get(href);
  }

  keep(href: string, text: string): void {
    if (text.length > maxKeptChars || this.#texts.has(href)) return;
    this.#texts.set(href, text);
    this.#chars += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (this.#chars <= maxKeptChars) break;
      this.#texts.delete(oldest);
      this.#chars -= length;
    }
  }
}

function validatorsOf(response: OutgoingResponse): Validators {
  return {
    etag: response.header('etag') ?? null,
    lastModified: response.header('last-modified') ?? null,
  };
}

async function* counted(response: OutgoingResponse, budget: ReadBudget): AsyncGenerator<Buffer> {
  for await (const chunk of unpackedBody(response)) {
    budget.count(chunk.length);
    yield chunk;
  }
}

function conditionsOf(known: Validators | undefined): Record<string, string> {
  if (known?.etag) return { 'if-none-match': known.etag };
  return known?.lastModified ? { 'if-modified-since': known.lastModified } : {};
}

function parseJson(text: string, url: URL): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // Such as the page of a portal that wants people to sign in.
    const start = text.trimStart().slice(0, 60).replace(/\s+/g, ' ');
    const message = `${shownUrl(url)} sent something other than JSON: "${start}"`;
    throw new OutgoingError('garbled', message, { cause });
  }
}
