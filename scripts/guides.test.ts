import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** Where the snippets of a guide would stand. */
const FEATURE = path.join(root, 'apps/server/src/features/shelf');

const guides = ['CONTRIBUTING.md', ...globSync('docs/adding-*.md', { cwd: root }).sort()];

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(path.join(root, guide), 'utf8');

  it('imports what the modules of the product export', () => {
    expect(importsOf(text).filter(({ module, name }) => !isExported(module, name))).toEqual([]);
  });

  it('leads to chapters that are there', () => {
    expect(linksOf(text).filter((link) => !isThere(guide, link))).toEqual([]);
  });
});

function importsOf(text: string): { module: string; name: string }[] {
  const imports = text.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.\.\/[^']+)';$/gm);
  return [...imports].flatMap(([, names = '', module = '']) =>
    names.split(',').map((name) => ({ module, name: name.replace('type ', '').trim() })),
  );
}

function isExported(module: string, name: string): boolean {
  const file = path.join(FEATURE, module);
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  return [
    new RegExp(`^export (?:declare )?(?:async )?(?:function|const|class|interface|type) ${name}\\b`, 'm'),
    new RegExp(`^export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\}`, 'm'),
  ].some((pattern) => pattern.test(text));
}

/** Links to files of the repository, with their chapter. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(((?!https?:)[^)\s]+)\)/g)].map(([, link = '']) => link);
}

function isThere(guide: string, link: string): boolean {
  const [target = '', chapter] = link.split('#');
  const file = path.join(root, target === '' ? guide : path.join(path.dirname(guide), target));
  if (!existsSync(file)) return false;
  return chapter === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(chapter);
}

/** As GitHub names them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
