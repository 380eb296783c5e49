/** Writes elements one after the other. */
export interface XmlWriter {
  open(name: string, attributes: readonly (readonly [string, string])[]): void;
  close(name: string): void;
  /** An element that holds text only. */
  leaf(name: string, attributes: readonly (readonly [string, string])[], text: string): void;
  text(): string;
  /** The text written since the last call, for documents that are sent while they are written. */
  take(): string;
}

/** Creates a writer of one XML 1.0 document. With `indent`, each element is on a separate line. */
export function createXmlWriter(indent: boolean): XmlWriter {
  let written = '<?xml version="1.0" encoding="UTF-8"?>';
  let depth = 0;
  /** The element opened last has nothing in it yet, so its tag may still turn out to be empty. */
  let isPending = false;

  const startLine = () => {
    if (isPending) written += '>';
    isPending = false;
    if (indent) written += `\n${'  '.repeat(depth)}`;
  };

  return {
    open(name, attributes) {
      startLine();
      written += `<${name}${attributeText(attributes)}`;
      isPending = true;
      depth++;
    },
    close(name) {
      depth--;
      if (isPending) {
        isPending = false;
        written += '/>';
        return;
      }
      startLine();
      written += `</${name}>`;
    },
    leaf(name, attributes, text) {
      startLine();
      const tag = `<${name}${attributeText(attributes)}`;
      written += text === '' ? `${tag}/>` : `${tag}>${escapeText(text)}</${name}>`;
    },
    text: () => `${written}\n`,
    take() {
      const taken = written;
      written = '';
      return taken;
    },
  };
}

function attributeText(attributes: readonly (readonly [string, string])[]): string {
  let text = '';
  for (const [name, value] of attributes) text += ` ${name}="${escapeAttribute(value)}"`;
  return text;
}

/** Texts that need no escaping and are always valid. Most texts are, and a long document has many. */
const PLAIN = /^[\u0020!#-%'-;=?-~]*$/;

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
  if (PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '\ufffd')
    .replaceAll(/[&<>\r]/g, escapeCharacter);
}

function escapeAttribute(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '\ufffd')
    .replaceAll(/[&<>"\t\n\r]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return ENTITIES[character] ?? character;
}
