import { parseSync, type types } from '@babel/core';

export interface StrayText {
  line: number;
  text: string;
}

/** Attributes whose value a user reads or hears. */
const readAttributes = new Set([
  'label',
  'title',
  'alt',
  'placeholder',
  'aria-label',
  'aria-description',
  'submitLabel',
  'confirmLabel',
  'searchLabel',
  'description',
  'disabledReason',
  'hint',
  'text',
]);

const isWord = (text: string) => /\p{L}{2,}/u.test(text);

// Names of products and keys are the same in every language.
const allowedTexts = new Set(['Waybill', 'Ctrl K']);

function isNode(value: unknown): value is types.Node {
  return value !== null && typeof value === 'object' && typeof Reflect.get(value, 'type') === 'string';
}

function strayOf(node: types.Node): string | undefined {
  if (node.type === 'JSXText') return node.value.trim();
  if (node.type === 'JSXExpressionContainer' && node.expression.type === 'StringLiteral')
    return node.expression.value;
  if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return undefined;
  if (!readAttributes.has(node.name.name) || node.value?.type !== 'StringLiteral') return undefined;
  return node.value.value;
}

function isTranslated(node: types.Node): boolean {
  if (node.type !== 'JSXElement') return false;
  const name = node.openingElement.name;
  return name.type === 'JSXIdentifier' && ['Trans', 'Plural', 'SelectOrdinal'].includes(name.name);
}

function walk(node: types.Node, found: StrayText[]): void {
  if (isTranslated(node)) return;
  const text = strayOf(node);
  if (text !== undefined && isWord(text) && !allowedTexts.has(text)) {
    found.push({ line: node.loc?.start.line ?? 0, text });
  }
  // A container in an attribute such as className is code, not text.
  if (node.type === 'JSXAttribute') {
    if (isNode(node.value) && node.value.type === 'JSXExpressionContainer')
      walk(node.value.expression, found);
    return;
  }
  walkChildren(node, found);
}

function walkChildren(node: types.Node, found: StrayText[]): void {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, found);
  }
}

/** The words of a .tsx file that a user would see untranslated. */
export function findStrayTexts(source: string): StrayText[] {
  const file = parseSync(source, {
    babelrc: false,
    configFile: false,
    filename: 'screen.tsx',
    parserOpts: { plugins: ['jsx', 'typescript'], sourceType: 'module' },
  });
  const found: StrayText[] = [];
  if (file) walk(file, found);
  return found;
}
