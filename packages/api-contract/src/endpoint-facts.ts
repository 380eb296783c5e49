import type { Permission } from './gen/enums.gen.ts';
import type { JsonSchema } from './json-schema.ts';

/** Any one of these permissions, a sign-in, or nothing. */
type EndpointAccess = readonly Permission[] | 'authenticated' | 'none';

export interface ParameterFacts {
  name: string;
  /** `word`: one of `words`. */
  type: 'string' | 'uuid' | 'integer' | 'number' | 'boolean' | 'date' | 'compactDate' | 'word';
  words?: readonly string[];
  /** Several, separated by commas. */
  list?: true;
  required?: true;
  description?: string;
}

export type BodyFacts =
  | { kind: 'json' | 'form' | 'text' }
  | { kind: 'multipart'; parts: readonly { name: string; isFile: boolean }[] };

/** The possible content of an answer with one status: JSON, text or a file by media type, or nothing. */
export interface AnswerFacts {
  json?: JsonSchema;
  /** The JSON is a problem document. */
  isProblem?: true;
  /** Media type. */
  text?: string;
  /** Media types. */
  file?: readonly string[];
  empty?: true;
}

/** Facts about an endpoint at run time. */
export interface EndpointFacts {
  operation: string;
  summary: string;
  tag: string;
  access: EndpointAccess;
  deprecated?: true;
  path: readonly ParameterFacts[];
  query: readonly ParameterFacts[];
  paged?: {
    /** `name.*` stands for everything that is nested in `name`. */
    sort: readonly string[];
    /** Further names of fields in `sort`. */
    sortAs?: Readonly<Record<string, string>>;
    /** Others are not refused and change nothing; without a direction: upwards. */
    anySort?: true;
    search: readonly string[];
  };
  /** The answer names the number of all in `X-Total-Count`. */
  counted?: true;
  body?: BodyFacts;
  /** Status of an ordinary answer. */
  success: number;
  answers: Readonly<Record<string, AnswerFacts>>;
}
