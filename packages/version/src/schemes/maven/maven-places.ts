import type { MavenItem } from './maven-parse.ts';

/**
 * The content of one place of a version, together with what follows it. Zeros are one run, because only the
 * text after them tells on which side of the end they are.
 */
export type MavenPlace =
  | { readonly kind: 'early'; readonly rank: number }
  | { readonly kind: 'early-list' | 'late-list'; readonly items: readonly MavenItem[] }
  | {
      readonly kind: 'zeros-before-early' | 'zeros-before-late' | 'zeros-before-number';
      readonly count: number;
    }
  | { readonly kind: 'end' }
  | { readonly kind: 'late'; readonly text: string }
  | { readonly kind: 'number'; readonly digits: string };

/**
 * The place at an index of normalized items.
 *
 * Maven compares items one by one, and across kinds this is circular (`1-alpha < 1 < 1.sp < 1-alpha`, or
 * `1.0.alpha < 1 < 1.sp < 1.0.alpha`). The places put everything that Maven sorts below the end of a version
 * below it, and everything else above. They keep Maven's order within both halves: early words, early lists,
 * zeros before an early word, the end, late words, late lists, zeros before a late word, zeros before a
 * number, numbers.
 */
export function placeAt(items: readonly MavenItem[], index: number): MavenPlace {
  const item = items[index];
  if (item === undefined) return { kind: 'end' };
  if (item.kind === 'list')
    return { kind: isEarly(item.items) ? 'early-list' : 'late-list', items: item.items };
  if (item.kind !== 'null') return item;
  let count = 1;
  while (items[index + count]?.kind === 'null') count++;
  const next = items[index + count];
  if (next?.kind === 'early') return { kind: 'zeros-before-early', count };
  return { kind: next?.kind === 'late' ? 'zeros-before-late' : 'zeros-before-number', count };
}

function isEarly(items: readonly MavenItem[]): boolean {
  const { kind } = placeAt(items, 0);
  return kind === 'early' || kind === 'early-list' || kind === 'zeros-before-early';
}
