import { bodyTypeOf } from './body-types.ts';
import type { Contract } from './contract.ts';

/** The imports that a generated text needs from other generated files. */
export function importsOf(text: string, contract: Contract): string {
  const { endpoints, models, enums } = contract;
  const bodies = endpoints.map((endpoint) => bodyTypeOf(endpoint, models)?.replace(/\[\]$/, '') ?? '');
  const ownNames = bodies.filter((name) => name.endsWith('Body'));
  return (
    line(text, ownNames, 'bodies') + line(text, enums.keys(), 'enums') + line(text, models.keys(), 'models')
  );
}

function line(text: string, names: Iterable<string>, file: string): string {
  const words = new Set(text.match(/\b[A-Z]\w+\b/g));
  const declared = new Set([...text.matchAll(/export (?:interface|type) (\w+)/g)].map((match) => match[1]));
  const used = [...names].filter((name) => words.has(name) && !declared.has(name)).toSorted();
  // A name for each line, so that two changes of the data meet in none.
  const list = used.map((name) => `  ${name},\n`).join('');
  return used.length === 0 ? '' : `import type {\n${list}} from './${file}.gen.ts';\n`;
}
