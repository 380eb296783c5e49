import { randomUUID } from 'node:crypto';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** An identifier that nobody has. */
const nobodysUuid = '5dec0000-0000-4000-8000-0000000000ff';

const placeholder =
  /<uuid:([^<>]+)>|<iso:([^<>]+)>|<jwt>|<id8>|<secret32>|<base>|<host>|<(?:description|(?:text|template) of \d+ characters)>/g;

/** Thrown for a request that names what no earlier answer has shown. */
export class MissingCapture extends Error {
  readonly capture: string;
  constructor(capture: string) {
    super(`nothing caught "${capture}"`);
    this.capture = capture;
  }
}

/** The values of one scenario's placeholders on this server. */
export class Captures {
  #values: Map<string, string>;

  constructor(given: Iterable<readonly [string, string]> = []) {
    this.#values = new Map([['random', nobodysUuid], ...given]);
  }

  /** Runs `attempt`; what it learned is forgotten again unless it returns true. */
  keepIf(attempt: () => boolean): boolean {
    const before = new Map(this.#values);
    const kept = attempt();
    if (!kept) this.#values = before;
    return kept;
  }

  /** A text of a request with this server's values. Identifiers that the caller made up are made up again. */
  fill(text: string): string {
    return text.replace(placeholder, (whole, name?: string) => {
      if (whole === '<jwt>') return this.#get('jwt');
      if (name === undefined) return whole;
      if (name.startsWith('#') && !this.#values.has(name)) this.#values.set(name, randomUUID());
      return this.#get(name);
    });
  }

  #get(name: string): string {
    const value = this.#values.get(name);
    if (value === undefined) throw new MissingCapture(name);
    return value;
  }

  /** True if an answered text is what was recorded; learns the identifiers that are new. */
  matches(recorded: string, actual: string): boolean {
    const names: string[] = [];
    let pattern = '';
    let end = 0;
    for (const found of recorded.matchAll(placeholder)) {
      pattern += RegExp.escape(recorded.slice(end, found.index));
      end = found.index + found[0].length;
      pattern += this.#patternOf(found, names);
    }
    pattern += RegExp.escape(recorded.slice(end));
    const match = new RegExp(`^${pattern}$`, 's').exec(actual);
    if (!match) return false;
    names.forEach((name, index) => {
      this.#values.set(name, match[index + 1] ?? '');
    });
    return true;
  }

  #patternOf([whole, name, time]: RegExpExecArray, names: string[]): string {
    if (name !== undefined) {
      const known = this.#values.get(name);
      if (known !== undefined) return RegExp.escape(known);
      const before = names.indexOf(name);
      if (before >= 0) return `\\${before + 1}`;
      names.push(name);
      return `(${uuid})`;
    }
    if (time !== undefined) return time.replaceAll(/./g, (one) => (one === 'd' ? '\\d' : RegExp.escape(one)));
    if (whole === '<id8>') return '\\w{8}';
    if (whole === '<secret32>') return '\\w{32}';
    if (whole === '<jwt>') return this.#patternOfToken(names);
    return '.*';
  }

  /** The first token of a scenario is the one that its later steps send. */
  #patternOfToken(names: string[]): string {
    const token = '[\\w-]+\\.[\\w-]+\\.[\\w-]+';
    if (this.#values.has('jwt')) return token;
    names.push('jwt');
    return `(${token})`;
  }
}
