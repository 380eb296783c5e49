// Writes src/gen from data; with --check it only compares and says what is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { endpoints, enums, models } from '../data/index.ts';
import { readContract } from '../generate/contract.ts';
import { writeBodies } from '../generate/write-bodies.ts';
import { writeEndpoints, writeInputs } from '../generate/write-endpoints.ts';
import { writeEnums, writeModels } from '../generate/write-models.ts';
import { bodySchemas, modelSchemas } from '../generate/write-schemas.ts';
import { writeShared } from '../generate/write-shared.ts';
import { endpointTable } from '../generate/write-table.ts';

const contract = readContract(endpoints, models, enums);

const schemas = (name: string, value: unknown): string =>
  "import type { JsonSchema } from '../json-schema.ts';\n\n" +
  writeShared(name, 'Readonly<Record<string, JsonSchema>>', value);

const table =
  "import type { EndpointFacts } from '../endpoint-facts.ts';\n" +
  "import type { Endpoints } from './endpoints.gen.ts';\n\n" +
  writeShared('endpointTable', 'Readonly<Record<keyof Endpoints, EndpointFacts>>', endpointTable(contract));

const files: Readonly<Record<string, string>> = {
  'enums.gen.ts': writeEnums(contract),
  'models.gen.ts': writeModels(contract),
  'bodies.gen.ts': writeBodies(contract),
  'endpoints.gen.ts': writeEndpoints(contract),
  'inputs.gen.ts': writeInputs(contract),
  'table.gen.ts': table,
  'model-schemas.gen.ts': schemas('modelSchemas', modelSchemas(contract)),
  'body-schemas.gen.ts': schemas('bodySchemas', bodySchemas(contract)),
};

const headline = '// Generated from ../../data by `npm run generate`. Do not edit.\n\n';
const stale: string[] = [];
for (const [name, text] of Object.entries(files)) {
  const path = new URL(`../src/gen/${name}`, import.meta.url);
  if (process.argv.includes('--check')) {
    if (readText(path) !== headline + text) stale.push(`packages/api-contract/src/gen/${name}`);
  } else writeFileSync(path, headline + text);
}
if (stale.length > 0) {
  console.error(
    `${stale.join('\n')}\nThese files are older than packages/api-contract/data. Run \`npm run generate\`.`,
  );
  process.exitCode = 1;
}

function readText(path: URL): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
