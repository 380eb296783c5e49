/** Writes elements one after the other. */
export interface XmlWriter {
  open(name: string, attributes: readonly (readonly [string, string])[]): void;
  close(name: string): void;
  /** An element that holds text only. */
  leaf(name: string, attributes: readonly (readonly [string, string])[], text: string): void;
  text(): string;
}

/** Makes a writer of one XML 1.0 document; with `indent` each element stands on a line of its own. */
export function createXmlWriter(indent: boolean): XmlWriter {
  const parts: string[] = ['<?xml version="1.0" encoding="UTF-8"?>'];
  let depth = 0;
  /** The element opened last has nothing in it yet, so its tag may still turn out to be empty. */
  let isPending = false;

  const startLine = () => {
    if (isPending) parts.push('>');
    isPending = false;
    if (indent) parts.push(`\n${'  '.repeat(depth)}`);
  };

  return {
    open(name, attributes) {
      startLine();
      parts.push(`<${name}${attributeText(attributes)}`);
      isPending = true;
      depth++;
    },
    close(name) {
      depth--;
      if (isPending) {
        isPending = false;
        parts.push('/>');
        return;
      }
      startLine();
      parts.push(`</${name}>`);
    },
    leaf(name, attributes, text) {
      startLine();
      const tag = `<${name}${attributeText(attributes)}`;
      parts.push(text === '' ? `${tag}/>` : `${tag}>${escapeText(text)}</${name}>`);
    },
    text: () => `${parts.join('')}\n`,
  };
}

function attributeText(attributes: readonly (readonly [string, string])[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
}

/** Characters that XML 1.0 cannot hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '\ufffd')
    .replaceAll(/[&<>\r]/g, escapeCharacter);
}

function escapeAttribute(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '\ufffd')
    .replaceAll(/[&<>"\t\n\r]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return ENTITIES[character] ?? character;
}
