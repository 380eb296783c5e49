import { describe, expect, it } from 'vitest';

interface Changed {
  file: string;
  text: string;
  lines: ReadonlySet<number>;
}
interface Choosing {
  isProduct: (file: string) => boolean;
  chooseFault: (
    changed: readonly Changed[],
    seed: string,
  ) => { file: string; text: string; label: string } | undefined;
  groupsByDistance: (tests: readonly string[], file: string) => string[][];
}

// @ts-expect-error TypeScript does not read the launcher, which is plain JavaScript.
const { chooseFault, groupsByDistance, isProduct }: Choosing = await import('./choose-fault.mjs');

const text = 'const isLow = a < b;\nconst isSame = a === b;\nconst both = isLow && isSame;\n';

describe('a fault', () => {
  it('is made in a line that is still as the commit left it', () => {
    const changed = [{ file: 'a.ts', text, lines: new Set([2]) }];
    for (const seed of ['a', 'b', 'c'])
      expect(chooseFault(changed, seed)).toEqual({
        file: 'a.ts',
        text: text.replace('===', '!=='),
        label: 'a.ts: const isSame = a⟦===⟧b; → !==',
      });
  });

  it('is made anywhere in what the commit changed when none of its lines is left', () => {
    const labels = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(
      (seed) => chooseFault([{ file: 'a.ts', text, lines: new Set() }], seed)?.label,
    );
    expect([...new Set(labels)].sort()).toEqual([
      'a.ts: const both = isLow⟦&&⟧isSame; → ||',
      'a.ts: const isSame = a⟦===⟧b; → !==',
    ]);
    expect(chooseFault([{ file: 'a.ts', text, lines: new Set() }], 'a')?.label).toBe(labels[0]);
  });

  it('is a moved limit only where nothing else can be wrong', () => {
    const changed = [{ file: 'a.ts', text, lines: new Set([1]) }];
    expect(chooseFault(changed, 'a')?.label).toBe('a.ts: const isLow = a⟦<⟧b; → <=');
  });

  it('is not made where there is no condition', () => {
    expect(chooseFault([{ file: 'a.ts', text: 'call();\n', lines: new Set([1]) }], 'a')).toBeUndefined();
    expect(chooseFault([], 'a')).toBeUndefined();
  });

  it('is one of the product', () => {
    expect(isProduct('apps/server/src/features/tag/tag.service.ts')).toBe(true);
    expect(isProduct('apps/console/src/ui/table/grid.tsx')).toBe(true);
    expect(isProduct('packages/purl/src/purl.ts')).toBe(true);
    for (const file of [
      'apps/server/src/features/tag/tag.routes.test.ts',
      'apps/server/src/features/source/source.fixtures.ts',
      'apps/server/src/db/migrations/001-tag.ts',
      'apps/server/test/server.ts',
      'packages/api-contract/src/gen/models.gen.ts',
      'packages/test-kit/src/index.ts',
      'scripts/waybill.mjs',
    ])
      expect(isProduct(file), file).toBe(false);
  });
});

describe('tests', () => {
  it('are run from the nearest to the farthest, each once', () => {
    const near = ['apps/server/src/features/tag/tag.test.ts', 'apps/server/src/features/tag/a.test.ts'];
    const far = Array.from({ length: 12 }, (_, n) => `packages/p${n}/src/p.test.ts`);
    const groups = groupsByDistance([...far, ...near], 'apps/server/src/features/tag/tag.service.ts');
    expect(groups.map((group) => group.length)).toEqual([2, 8, 4]);
    expect(groups[0]).toEqual(near);
    expect(groups.flat().sort()).toEqual([...far, ...near].sort());
    expect(groupsByDistance([], 'a.ts')).toEqual([]);
  });
});
