import type { ErrorObject } from 'ajv';
import type { Violation } from '../refusal.ts';

/** Turns an error of the schema checker into a path (`$.components[0].scope`) and a sentence. */
export function toViolation(error: ErrorObject): Violation {
  return { path: jsonPath(error.instancePath), message: messageOf(error) };
}

/** Writes a JSON pointer as a path: `/components/0/bom-ref` as `$.components[0].bom-ref`. */
export function jsonPath(pointer: string): string {
  const steps = pointer.split('/').slice(1);
  return `$${steps.map((step) => pathStep(step.replaceAll('~1', '/').replaceAll('~0', '~'))).join('')}`;
}

function pathStep(step: string): string {
  if (/^\d+$/.test(step)) return `[${step}]`;
  return /^[\w-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}

/** Longest list of permitted values that is spelt out. */
const MAX_VALUES = 60;

function messageOf({ keyword, params, message }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `member "${params.additionalProperty}" is not known here`;
    case 'required':
      return `member "${params.missingProperty}" is missing`;
    case 'type':
      return `must be of type ${params.type}`;
    case 'enum':
      return params.allowedValues.length > MAX_VALUES
        ? 'is not one of the permitted values'
        : `must be one of ${params.allowedValues.join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'pattern':
      return `must match the pattern ${params.pattern}`;
    case 'format':
      return `is not a valid ${params.format}`;
    case 'uniqueItems':
      return `items ${params.first} and ${params.second} are equal, but all must differ`;
    case 'oneOf':
      return params.passingSchemas === null
        ? 'fits none of the permitted forms'
        : 'fits more than one of the permitted forms';
    default:
      return message ?? `breaks the rule "${keyword}"`;
  }
}
