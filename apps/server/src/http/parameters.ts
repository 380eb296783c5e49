import {
  type EndpointFacts,
  type EndpointKey,
  isOwn,
  type ParameterFacts,
} from '@waybill/api-contract/server';
import type { FastifyRequest } from 'fastify';
import { type AppError, illegalArgument, textError, ValidationError, violation } from './errors.ts';
import { requireUuid } from './ids.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads the parameters of a path and query into the types that the contract's data says. Flags that are not given are
 * false, lists empty, all else undefined; a parameter that is given twice counts once, as the contract has it.
 * @throws 400 for a value that is not of its type, and for one that must be there and is not
 */
export function parseParameters(key: EndpointKey, facts: EndpointFacts, request: FastifyRequest) {
  const position = new Map([...facts.path, ...facts.query].map(({ name }, index) => [name, index]));
  // The contract names a parameter by its method and position.
  const nameOf = (name: string) => (isOwn(key) ? name : `${facts.operation}.arg${position.get(name)}`);
  const read = (parameters: readonly ParameterFacts[], values: unknown) =>
    Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        readParameter(parameter, (values as Values)[parameter.name], nameOf(parameter.name)),
      ]),
    );
  // A part of the path can be empty, as in `/portfolio//days`: then it is missing.
  const path = facts.path.map((parameter): ParameterFacts => ({ ...parameter, required: true }));
  return { path: read(path, request.params), query: read(facts.query, request.query) };
}

function readParameter(parameter: ParameterFacts, given: unknown, shownAs: string): unknown {
  const { type, list, required } = parameter;
  if (list) return textsOf(given).map((text) => readText(parameter, text, shownAs));
  const [first] = [given].flat();
  const text = typeof first === 'string' ? first : undefined;
  if (type === 'string' && text !== undefined) return text;
  if (text === undefined || text.trim() === '') {
    if (required) throw new ValidationError([violation(shownAs, 'must be present', text)]);
    return type === 'boolean' ? false : undefined;
  }
  return readText(parameter, text.trim(), shownAs);
}

/** Items between commas; a list may also be given as several parameters of the same name. */
function textsOf(given: unknown): string[] {
  return [given ?? []]
    .flat()
    .flatMap((text) => String(text).split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function readText({ name, type, words }: ParameterFacts, text: string, shownAs: string): unknown {
  switch (type) {
    case 'uuid':
      return requireUuid(text, shownAs);
    case 'boolean':
      return text.toLowerCase() === 'true';
    case 'integer':
      return readNumber(text, /^-?\d{1,9}$/, name, 'a whole number');
    case 'number':
      return readNumber(text, /^-?\d{1,9}(\.\d{1,9})?$/, name, 'a number');
    case 'date':
      return readDay(text, /^(\d{4})-(\d{2})-(\d{2})$/, () =>
        illegalArgument(noDay(name, text, 'yyyy-MM-dd')),
      );
    case 'compactDate':
      // The contract refuses these in a plain sentence.
      return readDay(text, /^(\d{4})(\d{2})(\d{2})$/, () =>
        textError('request.no_day', 400, `${noDay(name, text, 'yyyyMMdd')}.`),
      );
    case 'word':
      if (words?.includes(text)) return text;
      throw illegalArgument(`${name}: "${text.slice(0, 60)}" is none of ${words?.join(', ')}`);
    default:
      return text;
  }
}

function readNumber(text: string, form: RegExp, name: string, what: string): number {
  if (form.test(text)) return Number(text);
  throw illegalArgument(`${name}: "${text.slice(0, 60)}" is not ${what}`);
}

/** The start of a day in UTC. */
function readDay(text: string, form: RegExp, refusal: () => AppError): Date {
  const [, year, month, day] = form.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // Some engines take the 31st of February for the 2nd of March.
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)) return date;
  throw refusal();
}

const noDay = (name: string, text: string, form: string): string =>
  `${name}: "${text.slice(0, 60)}" is not a day of the form ${form}`;
