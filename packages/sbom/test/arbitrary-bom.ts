import fc from 'fast-check';
import type { Field, Scalar, Shape } from '../src/cyclonedx/shape.ts';
import { bom } from '../src/cyclonedx/shapes/bom.ts';
import type { Bom } from '../src/model.ts';

const WRITABLE = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
  .map((text) => text.toWellFormed().replaceAll(/[\u0000-\u001f\ufffe\uffff]/g, '&'));

const LINE = fc.oneof(
  WRITABLE.map((text) => text.trim()),
  fc.constantFrom('<a&b>', '"\'', ']]>', 'x  y', '1.0'),
);
const line = LINE.filter((text) => text !== '');
const text = fc.tuple(line, line).map(([a, b]) => `${a}\r\n\t ${b}`);

const SCALARS: Record<Scalar, fc.Arbitrary<unknown>> = {
  line,
  time: line,
  text,
  integer: fc.integer(),
  number: fc.integer({ min: -1000, max: 1000 }).map((value) => value / 100),
  boolean: fc.boolean(),
};

function documents(density: Density): fc.Arbitrary<Bom> {
  return objectOf(bom, 0, density).map((members) => ({
    format: 'CycloneDX',
    specVersion: '1.7',
    version: 1,
    components: [],
    services: [],
    externalReferences: [],
    dependencies: [],
    compositions: [],
    properties: [],
    vulnerabilities: [],
    ...members,
  }));
}

interface Density {
  /** Levels of objects below the document; deeper ones are left out. */
  readonly maxDepth: number;
  /** Most members of an object, besides those it must have. */
  readonly maxMembers: number;
}

function objectOf(shape: Shape, depth: number, density: Density): fc.Arbitrary<Record<string, unknown>> {
  const members = Object.fromEntries(
    shape.fields
      .filter((field) => fitsIn(field, depth, density))
      .map((field) => [field.key, valueFor(field, depth, density)]),
  );
  const requiredKeys = shape.required.map((field) => field.key);
  const names = Object.keys(members);
  // Few members at a time, or documents grow without end.
  return fc
    .subarray(names, {
      minLength: Math.max(1, Math.floor(Math.min(names.length, density.maxMembers) / 2)),
      maxLength: Math.min(names.length, depth === 0 ? 10 : density.maxMembers),
    })
    .chain((keys) => {
      const chosen = [...new Set([...requiredKeys, ...keys])];
      return fc.record(Object.fromEntries(chosen.map((key) => [key, members[key] ?? fc.constant('')])));
    })
    .map((value) => reconcile(shape, value));
}

/** No object is left empty: readers leave those out. */
function fitsIn({ of }: Field, depth: number, density: Density): boolean {
  if (typeof of !== 'function') return true;
  const { fields } = of();
  return (
    depth < density.maxDepth &&
    (depth + 1 < density.maxDepth || fields.some((each) => typeof each.of !== 'function'))
  );
}

function valueFor(field: Field, depth: number, density: Density): fc.Arbitrary<unknown> {
  const item = itemOf(field, depth, density);
  return field.list ? fc.array(item, { minLength: 1, maxLength: 2 }) : item;
}

function itemOf(field: Field, depth: number, density: Density): fc.Arbitrary<unknown> {
  const { of, words } = field;
  if (field.key === 'serialNumber') return fc.uuid().map((uuid) => `urn:uuid:${uuid}`);
  if (typeof of === 'function') return fc.constant(null).chain(() => objectOf(of(), depth + 1, density));
  return words === undefined ? SCALARS[of] : fc.constantFrom(...words.since.keys());
}

/** Takes away one of two members that no document can have together. */
function reconcile(shape: Shape, value: Record<string, unknown>): Record<string, unknown> {
  const has = (key: string) => shape.fields.some((field) => field.key === key);
  const without = (...keys: string[]) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
  if (has('expressionDetails')) {
    if ('expression' in value) return without('id', 'name', 'text', 'url');
    return { name: 'a license', ...without('id', 'expressionDetails') };
  }
  if (
    has('tools') &&
    has('components') &&
    has('services') &&
    ('components' in value || 'services' in value)
  ) {
    return without('tools');
  }
  return value;
}

/**
 * Documents with any of the members that the model knows, made from the shapes: what is added there is tested
 * without another word. Texts are such as XML can hold and do not begin or end with white space.
 */
export const arbitraryBom = documents({ maxDepth: 6, maxMembers: 4 });

/** The same with almost every member filled, to no great depth. */
export const arbitraryFullBom = documents({ maxDepth: 4, maxMembers: 40 });
