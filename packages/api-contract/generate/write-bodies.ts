import { bodyOf, nameOfBody } from './body-types.ts';
import { type Contract, type Endpoint, type Member, type Model, parametersOf } from './contract.ts';
import { parseType, typeScriptOf } from './type-expression.ts';
import { importsOf } from './write-imports.ts';
import { commentOf } from './write-models.ts';

const nameOfInput = (name: string): string => `${name}Input`;

/** Writes the types that clients send: an interface for each body, and for each model inside a body. */
export function writeBodies(contract: Contract): string {
  const { endpoints, models, enums } = contract;
  const inner = new Set<string>();
  const nameOf = (name: string) => {
    if (enums.has(name)) return name;
    inner.add(name);
    return nameOfInput(name);
  };
  const parts: string[] = [];
  for (const endpoint of endpoints) {
    const body = bodyOf(endpoint);
    const model = body && models.get(parseType(body.type).base);
    if (model) parts.push(writeInput(nameOfBody(endpoint), model, body.requires ?? [], nameOf));
    if (endpoint.form) parts.push(writeForm(endpoint));
  }
  for (const name of inner) {
    const model = models.get(name);
    if (!model) throw new Error(`There is no model ${name}`);
    const required = model.members.filter((member) => member.required).map((member) => member.name);
    parts.push(writeInput(nameOfInput(name), model, required, nameOf));
  }
  const text = parts.join('\n');
  return `${importsOf(text, contract)}\n${text}`;
}

function writeInput(
  name: string,
  model: Model,
  required: readonly string[],
  nameOf: (model: string) => string,
): string {
  const lines = model.members.map((member) => {
    const type = inputType(member, nameOf);
    if (required.includes(member.name)) return `${commentOf(member)}  ${member.name}: ${type};\n`;
    const optional = type === 'unknown' ? type : `${type} | null | undefined`;
    return `${commentOf(member)}  ${member.name}?: ${optional};\n`;
  });
  return `export interface ${name} {\n${lines.join('')}}\n`;
}

function inputType(member: Member, nameOf: (model: string) => string): string {
  return member.readOnly ? 'unknown' : typeScriptOf(member.bodyType ?? member.type, nameOf);
}

function writeForm(endpoint: Endpoint): string {
  const lines = parametersOf(endpoint.form).map(({ name }) => `  ${name}?: string | null | undefined;\n`);
  return `export interface ${nameOfBody(endpoint)} {\n${lines.join('')}}\n`;
}
