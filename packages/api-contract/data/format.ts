import type { FormName } from '../src/forms.ts';

/**
 * The type of a member, parameter or answer: a scalar, a word list of `enums.ts` or a model, followed by `[]` for a list
 * or `{}` for an object whose member names are free. `License[]`, `string{}[]`.
 *
 * Scalars: `string`, `uuid`, `purl`, `integer`, `number`, `boolean`, `timestamp` (epoch milliseconds), `iso8601`
 * (a time as text), `date` (`yyyy-MM-dd`), `compactDate` (`yyyyMMdd`), `file` (a part of a form), `any`, `null`.
 */
type TypeExpression = string;

/** A member of a model. Input rules apply to bodies, output rules to answers. */
export interface MemberData {
  type: TypeExpression;
  /** Its type in bodies, where that differs. */
  bodyType?: TypeExpression;
  /** Output: in every answer. Others are left out when there is nothing to say. */
  always?: true;
  /** Output: may be null. */
  nullable?: true;
  /** Input: an endpoint may require it (`requires`); inside another model it is required. */
  required?: true;
  /** Input: white space alone is not enough. */
  notBlank?: true;
  /** Input: characters of a text, items of a list. */
  min?: number;
  max?: number;
  /** Input: which texts are allowed. */
  form?: FormName;
  /** Input: space around it is dropped; blank counts as absent. */
  trimmed?: true;
  /** Input: clients send it back from an answer, and it has no effect. */
  readOnly?: true;
  /** Output: never there. */
  writeOnly?: true;
  /** Made for the answer, so no list is ordered by it. */
  computed?: true;
  /** Further names by which lists are ordered by it. */
  sortAs?: readonly string[];
  /** Not of the contract: Waybill's own. */
  ours?: true;
  description?: string;
}

export interface ModelData {
  /** Input: unknown members are accepted and not looked at. */
  lenient?: true;
  /** Input: a text that stands for the whole is this member of it. */
  textMember?: string;
  /** Has the members of another model; its own come first. */
  extends?: string;
  /** Is any one of these instead of having members. */
  anyOf?: readonly TypeExpression[];
  /** A list of fixed length; each item by its name. */
  tuple?: Readonly<Record<string, TypeExpression | MemberData>>;
  members?: Readonly<Record<string, TypeExpression | MemberData>>;
  description?: string;
}
export type Models = Readonly<Record<string, ModelData>>;

export interface ParameterData {
  type: TypeExpression;
  required?: true;
  /** In a form: characters at most. */
  max?: number;
  /** Not of the contract: Waybill's own. */
  ours?: true;
  description?: string;
}
type Parameters = Readonly<Record<string, TypeExpression | ParameterData>>;

export interface BodyData {
  type: TypeExpression;
  /** Members that must be there. */
  requires?: readonly string[];
  /** Items of a list. */
  min?: number;
  max?: number;
  /** Rules of each item, when it is a text. */
  item?: Pick<MemberData, 'notBlank' | 'max' | 'form'>;
}

/** `empty`, `text` (plain text), or the type of a JSON answer; with `?` behind it when there may be nothing. */
type AnswerData = TypeExpression | { json?: TypeExpression; text?: string; file?: readonly string[] };

interface PagingData {
  /** Members in which `searchText` is looked for. */
  search?: readonly string[];
  /** The sort fields of the list. Default: the stored members of its model. */
  sort?: readonly string[];
  /** Not of the contract: what the list can be ordered by besides. */
  sortMore?: readonly string[];
  /** Other fields are not refused and change nothing; without a direction, a field is sorted by upwards. */
  anySort?: true;
}

export interface EndpointData {
  /** Unique; names the operation in the API description and in validation errors. */
  operation: string;
  /** One line in the present tense. */
  summary: string;
  /** Any one of these permissions, a sign-in, or nothing. */
  access: readonly string[] | 'authenticated' | 'none';
  deprecated?: true;
  path?: Parameters;
  query?: Parameters;
  /** The answer is a page of a list, with the number of all in `X-Total-Count`. */
  paged?: PagingData;
  /** The answer is a whole list with its number in `X-Total-Count`. */
  counted?: true;
  /** The body: JSON, a form, a form with files, or plain text. */
  body?: TypeExpression | BodyData;
  form?: Parameters;
  multipart?: Parameters;
  text?: { max: number };
  /**
   * By status. Left out, since it follows from the rest: 401 and 403 of the access check, 400 for parameters and bodies.
   */
  answers: Readonly<Record<number, AnswerData>>;
}

/** By method and path, such as `GET /api/v1/project/{uuid}`. */
export type EndpointsData = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, EndpointData>
>;
