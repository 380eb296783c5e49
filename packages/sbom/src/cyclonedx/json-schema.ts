import { createRequire } from 'node:module';
import type { Ajv as AjvType, ErrorObject, ValidateFunction } from 'ajv';
import type { JsonObject } from '../text/parse-json.ts';
import type { LongList } from './long-lists.ts';
import { readJsonSchema } from './schema-files.ts';
import type { JsonSpecVersion } from './spec-version.ts';
import { findEqualItems } from './unique-items.ts';

/** The schema definitions of the items of each list. */
const DEFINITIONS: Readonly<Record<LongList, string>> = {
  components: 'component',
  services: 'service',
  dependencies: 'dependency',
  vulnerabilities: 'vulnerability',
};

/** The compiled schema of one version. */
export interface JsonSchema {
  /** Stops at the first violation. */
  readonly accepts: (document: JsonObject) => boolean;
  /** Goes on to the last violation; costs time by the square of their number. */
  readonly explain: (document: unknown) => readonly ErrorObject[];
  /** The errors at which `accepts` stops. */
  readonly firstErrors: (document: JsonObject) => readonly ErrorObject[];
  /** Judges items of one list, each until its first violation; undefined when the version has no such list. */
  readonly itemJudge: (list: LongList) => ((item: unknown) => boolean) | undefined;
}

const schemas = new Map<JsonSpecVersion, JsonSchema>();

/** Compiles the schema of `version` on first use (0.1–0.2 s); kept for the life of the thread. */
export function jsonSchema(version: JsonSpecVersion): JsonSchema {
  const present = schemas.get(version);
  if (present !== undefined) return present;
  const made = makeSchema(version);
  schemas.set(version, made);
  return made;
}

function makeSchema(version: JsonSpecVersion): JsonSchema {
  const ajv = createAjv(version, false);
  const quick = compiled(ajv, ROOT);
  let thorough: ValidateFunction | undefined;
  return {
    accepts: (document) => quick(document),
    explain: (document) => {
      thorough ??= compiled(createAjv(version, true), ROOT);
      thorough(document);
      return thorough.errors ?? [];
    },
    firstErrors: (document) => {
      quick(document);
      return quick.errors ?? [];
    },
    itemJudge: (list) => {
      const judge = ajv.getSchema(`${ROOT}#/definitions/${DEFINITIONS[list]}`);
      return judge && ((item) => judge(item) === true);
    },
  };
}

const ROOT = 'http://cyclonedx.org/schema/bom.schema.json';

/** Schemas that those of the versions refer to, by names relative to their own. */
const SHARED = ['spdx', 'jsf-0.82', 'cryptography-defs'];

function createAjv(version: JsonSpecVersion, allErrors: boolean): AjvType {
  const require = createRequire(import.meta.url);
  // These packages are CommonJS whose types promise a default export that Node does not see.
  const { Ajv } = require('ajv') as typeof import('ajv');
  const addFormats = require('ajv-formats') as typeof import('ajv-formats').default;
  // The schemas are the specification's own and hold keywords of editors, so neither is worth a check.
  const ajv = new Ajv({ allErrors, strict: false, validateSchema: false, logger: false });
  addFormats(ajv, ['date-time', 'date', 'uri']);
  ajv.addFormat('idn-email', /^[^\s@]+@[^\s@]+$/);
  // One address that a generator misspelt must not stop a delivery; the value is kept as text and never fetched.
  ajv.addFormat('iri-reference', true);
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: judgeUniqueItems,
  });
  for (const name of SHARED) {
    ajv.addSchema(readJsonSchema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  }
  ajv.addSchema({ ...readJsonSchema(`bom-${version}`), $id: ROOT }, ROOT);
  return ajv;
}

interface KeywordJudge {
  (unique: boolean, items: unknown[]): boolean;
  errors?: { keyword: string; message: string; params: object }[];
}

const judgeUniqueItems: KeywordJudge = (unique, items) => {
  const equal = unique ? findEqualItems(items) : undefined;
  if (equal === undefined) return true;
  judgeUniqueItems.errors = [{ keyword: 'uniqueItems', message: 'has equal items', params: equal }];
  return false;
};

function compiled(ajv: AjvType, reference: string): ValidateFunction {
  const found = ajv.getSchema(reference);
  if (found === undefined) throw new Error(`The schema ${reference} is missing`);
  return found;
}
