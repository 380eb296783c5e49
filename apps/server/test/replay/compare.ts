import type { Captures } from './captures.ts';
import { type Contents, isBeforeFirstPage } from './contents.ts';
import type { RecordedStep } from './recording.ts';

/** An answer as it came, its body parsed where it is JSON. */
export interface PlayedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** Stands for a value that there is none of. */
export const absent = 'absent';

/** One way in which an answer is not what was recorded. */
export interface Difference {
  /** `status`, `content type`, or a path into the body such as `body[0].project.uuid`. */
  at: string;
  recorded: string;
  actual: string;
}

/**
 * Holds an answer against the recorded one: status, content type, members, JSON types; in a workflow values, too. Words
 * for people are our own, and order among equals is not defined.
 */
export function compareAnswer(
  step: RecordedStep,
  answer: PlayedAnswer,
  captures: Captures,
  contents: Contents,
): Difference[] {
  if (step.status !== answer.status) {
    return [{ at: 'status', recorded: `${step.status}`, actual: `${answer.status} ${show(answer.body)}` }];
  }
  const differences: Difference[] = [];
  const recordedType = mediaType(step.headers['content-type']);
  const actualType = mediaType(answer.headers['content-type']);
  if (recordedType !== actualType) {
    differences.push({ at: 'content type', recorded: recordedType, actual: actualType });
  }
  for (const name of ['x-total-count', 'content-disposition']) {
    if (name in step.headers && !(name in answer.headers)) {
      differences.push({ at: `header ${name}`, recorded: 'sent', actual: 'absent' });
    }
  }
  const comparison = new Comparison(captures, step, contents);
  return [...differences, ...comparison.compare(recordedBody(step), answer.body, 'body')];
}

/** A body that was cut in the middle of its JSON says nothing but that there was one. */
function recordedBody(step: RecordedStep): unknown {
  return step.bodyCut?.endsWith('text of the JSON') ? anything : step.body;
}

const anything = Symbol('anything');

const mediaType = (header: string | undefined): string => header?.split(';')[0]?.trim() ?? 'none';

/** Members that hold words for people; ours are our own. */
const ownWords = /\.(message|messageTemplate|title|detail|description)$|^body$|\.errors\[\d+\]$/;

/** Further members of our problem documents (RFC 9457 allows them), and values that must not come back. */
const isOwnMember = (at: string): boolean => /^body\.(code|violations)$/.test(at);
const isWithheld = (at: string): boolean => at.endsWith('].invalidValue');

type Json = Readonly<Record<string, unknown>>;

class Comparison {
  readonly #captures: Captures;
  readonly #withValues: boolean;
  readonly #contents: Contents;
  /** The recorded list is a part of what there was. */
  readonly #isPart: boolean;

  constructor(captures: Captures, step: RecordedStep, contents: Contents) {
    this.#captures = captures;
    this.#contents = contents;
    this.#withValues = contents.areFixed(step);
    this.#isPart = step.bodyCut !== undefined || isBeforeFirstPage(step);
  }

  compare(recorded: unknown, actual: unknown, at: string): Difference[] {
    if (recorded === anything) return [];
    if (isWithheld(at) && actual !== undefined) return [];
    if (recorded === '<ms>') return typeof actual === 'number' ? [] : [differing(at, '<ms>', actual)];
    if (typeOf(recorded) !== typeOf(actual)) return [differing(at, recorded, actual)];
    if (Array.isArray(recorded)) {
      return this.#withValues
        ? this.#compareLists(recorded, actual as unknown[], at)
        : this.#compareShapes(recorded, actual as unknown[], at);
    }
    if (isObject(recorded)) return this.#compareObjects(recorded, actual as Json, at);
    if (typeof recorded === 'string') return this.#compareTexts(recorded, actual as string, at);
    return this.#hasValue(at) && recorded !== actual ? [differing(at, recorded, actual)] : [];
  }

  #hasValue(at: string): boolean {
    return this.#withValues && !this.#contents.isOpen(at);
  }

  #compareObjects(recorded: Json, actual: Json, at: string): Difference[] {
    const renamed = Object.entries(recorded).map(([name, value]) => [this.#captures.fill(name), value]);
    const expected = Object.fromEntries(renamed) as Json;
    const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...names]
      .filter((name) => name in expected || !isOwnMember(`${at}.${name}`))
      .flatMap((name) => this.compare(expected[name], actual[name], `${at}.${name}`));
  }

  #compareTexts(recorded: string, actual: string, at: string): Difference[] {
    const document = this.#withValues ? parsedDocument(recorded) : undefined;
    if (document) return this.compare(document, parsedDocument(actual), at);
    const matches = this.#captures.matches(recorded.replaceAll('Dependency-Track', 'Waybill'), actual);
    return matches || !this.#hasValue(at) || ownWords.test(at) ? [] : [differing(at, recorded, actual)];
  }

  /** Matches each recorded item with an equal answered one. The rest are compared with the most similar. */
  #compareLists(recorded: readonly unknown[], actual: readonly unknown[], at: string): Difference[] {
    const left = new Set(actual);
    const unmatched = recorded.filter((item) => !this.#takeEqual(item, left, at));
    return [
      ...unmatched
        .filter((item) => this.#contents.isOwn(item))
        .flatMap((item) => this.#compareWithNearest(item, left, at)),
      ...[...(this.#isPart ? [] : left)]
        .filter((item) => this.#contents.isOwn(item))
        .map((item) => differing(`${at}[]`, undefined, item)),
    ];
  }

  #compareWithNearest(recorded: unknown, left: Set<unknown>, at: string): Difference[] {
    let nearest: { item: unknown; count: number } | undefined;
    for (const item of left) {
      let count = 0;
      this.#captures.keepIf(() => {
        count = this.compare(recorded, item, at).length;
        return false;
      });
      if (!nearest || count < nearest.count) nearest = { item, count };
    }
    if (!nearest) return [differing(`${at}[]`, recorded, undefined)];
    left.delete(nearest.item);
    return this.compare(recorded, nearest.item, `${at}[]`);
  }

  #takeEqual(recorded: unknown, left: Set<unknown>, at: string): boolean {
    for (const candidate of left) {
      const isEqual = this.#captures.keepIf(() => this.compare(recorded, candidate, `${at}[]`).length === 0);
      if (!isEqual) continue;
      left.delete(candidate);
      return true;
    }
    return false;
  }

  /** Without contents: every answered item has the members of a recorded one, whichever are there by chance. */
  #compareShapes(recorded: readonly unknown[], actual: readonly unknown[], at: string): Difference[] {
    if (recorded.length === 0 || actual.length === 0) return [];
    const [first] = recorded;
    if (!isObject(first)) return this.compare(first, actual[0], `${at}[]`);
    const known = Object.assign({}, ...recorded) as Json;
    const everywhere = Object.keys(known).filter((name) =>
      recorded.every((item) => isObject(item) && name in item),
    );
    const given = Object.assign({}, ...actual) as Json;
    const names = new Set([...everywhere, ...(this.#isPart ? [] : Object.keys(given))]);
    return [...names].flatMap((name) => this.compare(known[name], given[name], `${at}[].${name}`));
  }
}

/** A member such as `directDependencies` is a text that holds JSON: the order of its members says nothing. */
function parsedDocument(text: string): Json | undefined {
  return /^(\[\{|\{")/.test(text) ? (JSON.parse(text) as Json) : undefined;
}

function differing(at: string, recorded: unknown, actual: unknown): Difference {
  return { at, recorded: show(recorded), actual: show(actual) };
}

function show(value: unknown): string {
  const text = value === undefined ? absent : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
