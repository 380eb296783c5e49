/** The part of a package URL that an error or an issue speaks about. */
export type PurlPart = 'scheme' | 'type' | 'namespace' | 'name' | 'version' | 'qualifiers' | 'subpath';

/** Namespace, name and version as they were given: decoded, but with case and spelling untouched. */
export interface ReceivedParts {
  readonly namespace?: string | undefined;
  readonly name: string;
  readonly version?: string | undefined;
}

/** A package URL in canonical form; all parts are decoded text. */
export interface Purl {
  readonly type: string;
  readonly namespace?: string | undefined;
  readonly name: string;
  readonly version?: string | undefined;
  /** Has no prototype, so that any key is safe to look up; the keys are in lower case. */
  readonly qualifiers: Readonly<Record<string, string>>;
  readonly subpath?: string | undefined;
  readonly received: ReceivedParts;
}

/** The parts a package URL is built from; `null`, `undefined` and `''` all mean "absent". */
export interface PurlParts {
  readonly type: string | null | undefined;
  readonly namespace?: string | null | undefined;
  readonly name: string | null | undefined;
  readonly version?: string | null | undefined;
  readonly qualifiers?: Readonly<Record<string, string | null | undefined>> | null | undefined;
  readonly subpath?: string | null | undefined;
}

/** Says what is wrong, in which part, and (for parsed text) at which UTF-16 offset. */
export interface PurlError {
  readonly part: PurlPart;
  readonly offset: number | undefined;
  readonly message: string;
}

/** A package URL, or the reason why there is none. */
export type PurlResult =
  | { readonly ok: true; readonly purl: Purl }
  | { readonly ok: false; readonly error: PurlError };

/** The failed result for a part; `offset` is undefined where the parts did not come from one text. */
export function purlFailure(part: PurlPart, message: string, offset?: number): PurlResult {
  return { ok: false, error: { part, offset, message } };
}
