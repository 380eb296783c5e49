import type {
  CountedRows,
  Endpoints,
  FileEndpoint,
  JsonEndpoint,
  TextEndpoint,
  UploadEndpoint,
} from '@waybill/api-contract';
import { trackWork } from '../ui/local-work.ts';
import { apiUrl, type QueryValue, type RequestOptions, request } from './http.ts';
import { saveFile } from './save-file.ts';
import { type UploadOptions, uploadForm } from './upload.ts';

/** How the console treats a request. */
export type Handling = Pick<RequestOptions, 'accept' | 'signal' | 'anonymous' | 'leaving' | 'quiet'>;

/** A page of a longer list, with the total that the server counted. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  /** Counting would have taken long, so that it is only about the total. */
  isEstimated?: true;
  /** Where the list goes on; undefined on its last page, and for a list that has no cursor. */
  next?: string;
}

/** The input of an endpoint, and the console's handling of the request. */
export type Call<Key extends keyof Endpoints> = Endpoints[Key]['request'] & Handling;

/** A call may be left out where an endpoint needs nothing. */
type CallOf<Key extends keyof Endpoints> =
  Partial<Endpoints[Key]['request']> extends Endpoints[Key]['request']
    ? [call?: Call<Key>]
    : [call: Call<Key>];

/**
 * Calls an endpoint of the contract, such as `call('GET /api/v1/project/{uuid}', { path: { uuid } })`. Input
 * and output have the types of the contract's data. A failure throws an `HttpError` that the user has already
 * seen.
 */
export async function call<Key extends Exclude<JsonEndpoint, UploadEndpoint>>(
  key: Key,
  ...[options]: CallOf<Key>
): Promise<Endpoints[Key]['answer']> {
  const text = await (await send(key, options)).text();
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * A list together with the number of all that there are. A failure is for the list to show, in its place: no toast says it
 * as well, unless `quiet` asks for one.
 */
export async function callPage<Key extends keyof CountedRows>(
  key: Key,
  ...[options]: CallOf<Key>
): Promise<Page<CountedRows[Key]>> {
  const response = await send(key, { quiet: true, ...options });
  const rows: CountedRows[Key][] = await response.json();
  // A list without a total is complete.
  const total = Number.parseInt(response.headers.get('x-total-count') ?? String(rows.length), 10);
  const next = response.headers.get('x-next-cursor');
  return {
    rows,
    total,
    ...(response.headers.get('x-total-count-estimated') === 'true' ? { isEstimated: true } : {}),
    ...(next === null ? {} : { next }),
  };
}

export async function callText(key: TextEndpoint, ...[options]: CallOf<TextEndpoint>): Promise<string> {
  return (await send(key, options)).text();
}

/** Hands an answer to the user as a file, named by the server or else by `fallbackName`. */
export async function callFile<Key extends FileEndpoint | JsonEndpoint>(
  key: Key,
  fallbackName: string,
  options: Call<Key>,
): Promise<void> {
  return trackWork(fallbackName, async () => saveFile(await send(key, options), fallbackName));
}

/** Sends a form with files and tells how far it is. */
export async function callUpload<Key extends UploadEndpoint>(
  key: Key,
  form: FormData,
  { path = {}, ...options }: UploadOptions & { path?: Record<string, string> },
): Promise<Endpoints[Key]['answer']> {
  return (await uploadForm(pathOf(key, path), form, options)).json();
}

/** Where something is sent to, for people who send it by other means. */
export function addressOf(key: keyof Endpoints): string {
  return apiUrl(pathOf(key, {}));
}

/** A call at run time: only the types know its possible members. */
interface AnyCall extends Handling {
  path?: Record<string, string | number> | undefined;
  query?: Record<string, QueryValue> | undefined;
  body?: unknown;
  form?: object;
  text?: string;
}

function send(key: string, options: AnyCall = {}): Promise<Response> {
  const { path = {}, query, body, form, text, ...handling } = options;
  return request(pathOf(key, path), {
    ...handling,
    method: methodOf(key),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { json: body }),
    ...(form === undefined ? {} : { form: givenOnly(form) }),
    ...(text === undefined ? {} : { text }),
  });
}

function methodOf(key: string): NonNullable<RequestOptions['method']> {
  return key.slice(0, key.indexOf(' ')) as NonNullable<RequestOptions['method']>;
}

function pathOf(key: string, values: Record<string, string | number>): string {
  const template = key.slice(key.indexOf(' ') + 1);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function givenOnly(form: object): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}
