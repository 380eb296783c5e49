import type { Contract, Member, Model, WordList } from './contract.ts';
import { typeScriptOf } from './type-expression.ts';
import { importsOf } from './write-imports.ts';

/** The word lists as constants with their types. */
export function writeEnums({ enums }: Contract): string {
  return [...enums].map(([name, list]) => writeEnum(name, list)).join('\n');
}

function writeEnum(name: string, { list, words }: WordList): string {
  const items = words.map((word) => `  '${word}',\n`).join('');
  return `export const ${list} = [\n${items}] as const;\nexport type ${name} = (typeof ${list})[number];\n`;
}

/** The models as answers have them. */
export function writeModels(contract: Contract): string {
  const text = [...contract.models.values()].map(writeModel).join('\n');
  return `${importsOf(text, contract)}\n${text}`;
}

const sameName = (name: string): string => name;

function writeModel(model: Model): string {
  const comment = model.description ? `/** ${model.description} */\n` : '';
  if (model.anyOf) {
    const types = model.anyOf.map((type) => typeScriptOf(type, sameName));
    return `${comment}export type ${model.name} = ${types.join(' | ')};\n`;
  }
  if (model.tuple) {
    const items = model.tuple.map((item) => `  ${item.name}: ${typeOf(item)},\n`).join('');
    return `${comment}export type ${model.name} = [\n${items}];\n`;
  }
  const members = model.members.filter((member) => !member.writeOnly).map(writeMember);
  return `${comment}export interface ${model.name} {\n${members.join('')}}\n`;
}

function writeMember(member: Member): string {
  return `${commentOf(member)}  ${member.name}${member.always ? '' : '?'}: ${typeOf(member)};\n`;
}

function typeOf(member: Member): string {
  return `${typeScriptOf(member.type, sameName)}${member.nullable ? ' | null' : ''}`;
}

/** Comments on facts that the type cannot express. */
export function commentOf({ type, description, ours }: Member): string {
  const sentences = [
    ...(ours ? ["Waybill's own."] : []),
    ...(description ? [description] : []),
    ...(type === 'timestamp' ? ['Epoch milliseconds.'] : []),
  ];
  return sentences.length === 0 ? '' : `  /** ${sentences.join(' ')} */\n`;
}
