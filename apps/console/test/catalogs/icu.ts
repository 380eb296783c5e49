/** The parts of a message in ICU syntax. */
export interface MessageParts {
  /** Names of its arguments, sorted, each once. */
  arguments: string[];
  /** Its tags, such as `<0>`, `</0>` and `<0/>`, sorted, each once. */
  tags: string[];
  /** True if every tag is closed, in each form by itself. */
  isBalanced: boolean;
  choices: Choice[];
  /** The words, all forms after each other. An argument is a space, tags are left out. */
  text: string;
}

/** An argument with several forms. */
interface Choice {
  name: string;
  kind: string;
  /** The names of its forms in their order: `one`, `other`, `=0`. */
  forms: string[];
}

const head = /^\{\s*(\w+)\s*(?:,\s*(plural|selectordinal|select)\s*,\s*(?:offset:\d+\s*)?)?/;

/** The parts of a message. Throws where braces do not match. */
export function partsOf(message: string): MessageParts {
  const found: Found = { names: new Set(), tags: new Set(), isBalanced: true, choices: [], text: '' };
  readText(message, 0, found);
  return {
    arguments: [...found.names].sort(),
    tags: [...found.tags].sort(),
    isBalanced: found.isBalanced,
    choices: found.choices,
    text: found.text.replace(/\s+/g, ' ').trim(),
  };
}

interface Found {
  names: Set<string>;
  tags: Set<string>;
  isBalanced: boolean;
  choices: Choice[];
  text: string;
}

/** Reads up to the brace that closes the form, or to the end; answers the place behind. */
function readText(message: string, start: number, found: Found): number {
  const open: string[] = [];
  let at = start;
  while (at < message.length && message[at] !== '}') {
    const tag = /^<(\/?)(\w+)(\/?)>/.exec(message.slice(at));
    if (message[at] === '{') {
      at = readArgument(message, at, found);
    } else if (tag) {
      found.tags.add(tag[0]);
      if (tag[1]) found.isBalanced = open.pop() === tag[2] && found.isBalanced;
      else if (!tag[3]) open.push(tag[2] ?? '');
      at += tag[0].length;
    } else {
      found.text += message[at];
      at += 1;
    }
  }
  if (open.length > 0) found.isBalanced = false;
  return at;
}

function readArgument(message: string, start: number, found: Found): number {
  const [all = '', name = '', kind] = head.exec(message.slice(start)) ?? [];
  if (!name) throw new Error(`No argument at ${start} of "${message}"`);
  found.names.add(name);
  found.text += ' ';
  let at = start + all.length;
  if (kind) {
    const choice: Choice = { name, kind, forms: [] };
    found.choices.push(choice);
    at = readForms(message, at, choice, found);
  } else {
    at = message.indexOf('}', at);
  }
  if (at < 0 || message[at] !== '}') throw new Error(`No closing brace in "${message}"`);
  return at + 1;
}

function readForms(message: string, start: number, choice: Choice, found: Found): number {
  let at = start;
  for (;;) {
    const form = /^\s*(=?\w+)\s*\{/.exec(message.slice(at));
    if (!form) return at + (/^\s*/.exec(message.slice(at))?.[0].length ?? 0);
    choice.forms.push(form[1] ?? '');
    at = readText(message, at + form[0].length, found) + 1;
    found.text += ' ';
  }
}
