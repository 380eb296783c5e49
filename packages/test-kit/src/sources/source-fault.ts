/** How a source misbehaves for one path. */
export type SourceFault =
  /** Answers with this status, without a body or with this one; it may say when to come again. */
  | {
      kind: 'status';
      status: number;
      retryAfterSeconds?: number;
      headers?: Readonly<Record<string, string>>;
      body?: string;
    }
  /** Sends so many bytes of the body, then closes the connection. */
  | { kind: 'cut'; afterBytes: number }
  /** Sends the body in small pieces with a pause after each. */
  | { kind: 'slow'; chunkBytes: number; pauseMs: number }
  /** Damages bytes in the middle of the body; the headers still fit. */
  | { kind: 'corrupt' }
  /** Puts a record that cannot be read between the others of a zip archive or an NVD feed. */
  | { kind: 'malformed-record' }
  /** A `.meta` file whose SHA-256 is not that of its feed. */
  | { kind: 'wrong-hash' }
  /** Sends the caller elsewhere. */
  | { kind: 'redirect'; location: string }
  /** Takes the request and never answers. */
  | { kind: 'silence' }
  /** Sends so many bytes of the body, then nothing more, and keeps the connection. */
  | { kind: 'stall'; afterBytes: number }
  /** Begins as the body does and never ends; the length is not told. */
  | { kind: 'endless' }
  /** A page for people with status 200, as proxies and sign-in portals send it. */
  | { kind: 'html' }
  /** Half of the body, as if that were all of it. */
  | { kind: 'truncated' }
  /** Any other body. */
  | { kind: 'body'; body: string | Buffer };

/** A fault, for how many requests, and how many go well before; without `times` until it is cleared. */
export type PlannedFault = SourceFault & { times?: number; after?: number };

/** The planned faults of a server by path, with those that occurred. */
export class FaultPlan {
  readonly #faults = new Map<string, { fault: PlannedFault; used: number; spared: number }[]>();

  add(path: string, fault: PlannedFault): void {
    this.#faults.set(path, [...(this.#faults.get(path) ?? []), { fault, used: 0, spared: 0 }]);
  }

  clear(): void {
    this.#faults.clear();
  }

  /** The fault for the next request of a path; several for one path follow one another. `/npm/*` is all below `/npm`. */
  take(path: string): SourceFault | undefined {
    const entry = this.#plannedFor(path)?.find(
      ({ fault, used }) => fault.times === undefined || used < fault.times,
    );
    if (!entry) return undefined;
    if (entry.spared < (entry.fault.after ?? 0)) {
      entry.spared += 1;
      return undefined;
    }
    entry.used += 1;
    return entry.fault;
  }

  #plannedFor(path: string): { fault: PlannedFault; used: number; spared: number }[] | undefined {
    const exact = this.#faults.get(path);
    if (exact) return exact;
    const [, entries] =
      [...this.#faults].find(([key]) => key.endsWith('/*') && path.startsWith(key.slice(0, -1))) ?? [];
    return entries;
  }

  /** Paths with a fault that no request has met. */
  unused(): string[] {
    const paths: string[] = [];
    for (const [path, entries] of this.#faults) {
      if (entries.some(({ used }) => used === 0)) paths.push(path);
    }
    return paths;
  }
}
