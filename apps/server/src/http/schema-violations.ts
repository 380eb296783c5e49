import { sentenceOfForm } from '@waybill/api-contract';
import type { FastifyError } from 'fastify';
import type { Violation } from './errors.ts';

type SchemaError = NonNullable<FastifyError['validation']>[number];

export interface SchemaViolations {
  /** One for each field, in the order of the check. */
  readonly violations: readonly Violation[];
  /** Something has another type than asked for or is not known, so that the whole could not be read. */
  readonly isUnreadable: boolean;
}

/** Puts schema errors into our own sentences, because the checker's words mean nothing to a caller. */
export function describeSchemaErrors(errors: readonly SchemaError[]): SchemaViolations {
  const telling = errors.filter((error) => !isCompanion(error, errors));
  const byPath = new Map<string, Violation>();
  for (const error of telling) {
    for (const item of toViolations(error)) if (!byPath.has(item.path)) byPath.set(item.path, item);
  }
  const isUnreadable = telling.some(({ keyword }) => !constraintKeywords.has(keyword));
  return { violations: [...byPath.values()], isUnreadable };
}

/** A value of the right type that breaks a rule of its field; anything else could not be mapped at all. */
const constraintKeywords = new Set([
  'required',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
]);

/** Errors that only repeat others: a union that did not fit, its alternative null, an unknown member once more. */
function isCompanion(error: SchemaError, all: readonly SchemaError[]): boolean {
  const { keyword, instancePath, params } = error;
  if (keyword === 'boolean') return all.some((other) => other.keyword === 'additionalProperties');
  const isUnion = keyword === 'anyOf' || keyword === 'oneOf';
  if (!isUnion && !(keyword === 'type' && params.type === 'null')) return false;
  return all.some(
    (other) =>
      !['anyOf', 'oneOf'].includes(other.keyword) &&
      !(other.keyword === 'type' && other.params.type === 'null') &&
      (other.instancePath === instancePath || other.instancePath.startsWith(`${instancePath}/`)),
  );
}

function toViolations(error: SchemaError): Violation[] {
  const path = error.instancePath.replaceAll('/', '.').replace(/^\./, '');
  const { keyword, params } = error;
  const below = (names: unknown, message: string) =>
    [names].flat().map((name) => ({ path: path === '' ? String(name) : `${path}.${name}`, message }));
  if (keyword === 'required') return below(params.requiredProperties, 'must be present');
  if (keyword === 'additionalProperties') return below(params.additionalProperties, 'is not known here');
  return [{ path, message: sentenceOf(error) }];
}

function sentenceOf({ keyword, params }: SchemaError): string {
  switch (keyword) {
    case 'type':
      return `must be ${alternatives([params.type].flat().map(nameOfType))}`;
    case 'enum':
      return `must be one of ${[params.allowedValues].flat().filter(isGiven).join(', ')}`;
    case 'pattern':
      return sentenceOfForm(String(params.pattern));
    case 'minLength':
    case 'minItems':
      return params.limit === 1
        ? 'must not be empty'
        : `must have at least ${params.limit} ${unitOf(keyword)}`;
    case 'maxLength':
    case 'maxItems':
      return `must not have more than ${params.limit} ${unitOf(keyword)}`;
    case 'minimum':
      return `must be at least ${params.limit}`;
    case 'maximum':
      return `must be at most ${params.limit}`;
    default:
      return 'has a form that is not allowed here';
  }
}

const unitOf = (keyword: string): string => (keyword.endsWith('Items') ? 'items' : 'characters');

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const nameOfType = (type: unknown): string => typeNames[String(type)] ?? String(type);

/** Every optional member may be null too; saying so helps nobody who sent something else. */
function alternatives(names: readonly string[]): string {
  const helpful = names.filter((name) => name !== 'null');
  return (helpful.length > 0 ? helpful : names).join(' or ');
}

const isGiven = (value: unknown): boolean => value !== null;
