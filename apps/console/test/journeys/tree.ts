import type { CDPSession, Page } from 'playwright-core';

/** A line that a screen reader reads on its way through a page. */
export interface TreeLine {
  role: string;
  name: string;
  /** The level of a heading. */
  level?: number;
  /** It is within something that lies above the page, such as a dialog. */
  isAbove: boolean;
  canFocus: boolean;
}

interface AxValue {
  value?: unknown;
}

interface AxNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

/** One for each page, since opening one costs more than asking. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The accessibility tree that the browser hands to a screen reader, in reading order. */
export async function readTree(page: Page): Promise<TreeLine[]> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  const { nodes } = (await (await opening).send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: TreeLine[] = [];
  const walk = (node: AxNode, isAbove: boolean): void => {
    const role = String(node.role?.value ?? '');
    const above = isAbove || role === 'dialog' || role === 'alertdialog' || role === 'menu';
    const property = (wanted: string) => node.properties?.find(({ name }) => name === wanted)?.value.value;
    if (!node.ignored) {
      const level = property('level');
      lines.push({
        role,
        name: String(node.name?.value ?? '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
        ...(role === 'heading' && typeof level === 'number' ? { level } : {}),
        isAbove: above,
        canFocus: property('focusable') === true,
      });
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) walk(child, above);
    }
  };
  const [root] = nodes;
  if (root) walk(root, false);
  return lines;
}

const operable: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'treeitem',
]);
/** Parts of a page that people jump to; two of a kind need names that tell them apart. */
const landmarks: ReadonlySet<string> = new Set([
  'main',
  'navigation',
  'complementary',
  'region',
  'banner',
  'form',
]);

/** The faults of a tree for screen readers, regardless of the page. */
export function faultsOfTree(lines: readonly TreeLine[]): string[] {
  const faults: string[] = [];
  for (const { role, name, canFocus } of lines) {
    if (name === '' && operable.has(role)) faults.push(`a ${role} without a name`);
    if (name === '' && ['dialog', 'grid', 'treegrid', 'table', 'image', 'img'].includes(role))
      faults.push(`a ${role} without a name`);
    if (canFocus && ['generic', 'paragraph', 'none'].includes(role) && name === '')
      faults.push(`something of role ${role} takes the focus and says nothing`);
  }
  for (const [role, own] of Map.groupBy(
    // Without a name they are no landmarks.
    lines.filter(({ role, name }) => landmarks.has(role) && (name !== '' || role === 'navigation')),
    (line) => line.role,
  )) {
    const names = own.map(({ name }) => name);
    const twice = names.filter((name, place) => names.indexOf(name) !== place);
    for (const name of new Set(twice)) faults.push(`${role} “${name}” is there more than once`);
  }
  const headings = lines.filter(({ role, isAbove }) => role === 'heading' && !isAbove);
  // All of the page is out of reach while a dialog asks.
  if (lines.some(({ isAbove }) => isAbove) && headings.length === 0) return faults;
  const first = headings.filter(({ level }) => level === 1);
  if (first.length !== 1) faults.push(`${first.length} headings of level 1`);
  headings.forEach(({ level = 0, name }, place) => {
    const before = headings[place - 1]?.level ?? level;
    if (level > before + 1) faults.push(`heading “${name}” of level ${level} after one of level ${before}`);
  });
  if (lines.filter(({ role }) => role === 'main').length !== 1) faults.push('not exactly one main part');
  return faults;
}
