import type { BulkKind } from '../../jobs/bulk-kind.ts';

/** The kind of the tasks that do it or take it back. */
export function jobKindOf({ name }: Pick<BulkKind, 'name'>, what: 'do' | 'undo'): string {
  return `${what === 'do' ? 'bulk' : 'undo'}.${name}`;
}
