import { describe, expect, it } from 'vitest';
import { stripModule, strippedExports, strippedName } from './stripped.ts';

describe('a module that ships', () => {
  it('has blanks in place of types, so that lines and columns stay', () => {
    const source = "import type { A } from './a.ts';\nexport const one = (two: A): string => two + two;\n";
    const stripped = stripModule(source);
    expect(stripped.split('\n').map((line) => line.length)).toEqual(
      source.split('\n').map((line) => line.length),
    );
    expect(stripped.trim()).toBe('export const one = (two   )         => two + two;');
  });

  it('names other modules as they are called there', () => {
    expect(
      stripModule(
        [
          "import { a } from './a.ts';",
          "export * from '../b.ts';",
          "await import('./c/d.ts');",
          "new Worker(new URL('./e.worker.ts', import.meta.url));",
        ].join('\n'),
      ),
    ).toBe(
      [
        "import { a } from './a.js';",
        "export * from '../b.js';",
        "await import('./c/d.js');",
        "new Worker(new URL('./e.worker.js', import.meta.url));",
      ].join('\n'),
    );
  });

  it('keeps packages, other files, and text that only looks like a name', () => {
    const source = "import a from 'a.ts';\nnew URL('./b.json', import.meta.url);\nconst c = 'a ./b.ts';\n";
    expect(stripModule(source)).toBe(source);
  });

  it('refuses what Node cannot run without a build', () => {
    expect(() => stripModule('enum A { b }')).toThrow('enum');
  });

  it('is found by the exports of its package', () => {
    expect(strippedExports({ '.': './src/index.ts', './data': './data.json' })).toEqual({
      '.': './src/index.js',
      './data': './data.json',
    });
    expect(strippedName('src/pages.tsx.ts')).toBe('src/pages.tsx.js');
  });
});
