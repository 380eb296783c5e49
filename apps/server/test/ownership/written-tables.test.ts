import { describe, expect, it } from 'vitest';
import { writesOf } from './written-tables.ts';

const tables = new Set(['shelf', 'box', 'box_note']);

describe('what a source writes', () => {
  it.each([
    ['sql`insert into shelf (name) values (1)`', 'shelf'],
    ['sql`insert into\n  shelf select 1`', 'shelf'],
    ['sql`with gone as (delete from box b returning 1) select * from gone`', 'box (deletes)'],
    ['sql`update shelf s set name = 1 from box`', 'shelf'],
    ['sql`UPDATE ONLY shelf SET name = 1`', 'shelf'],
    ['sql`merge into "shelf" using box on true when matched then delete`', 'shelf'],
    ['sql`truncate shelf`', 'shelf (deletes)'],
    ["copyRows(trx, 'box (project_id, name)', rows)", 'box'],
    [`copyLines(\n  trx,\n  \`box (\${columns})\`, lines)`, 'box'],
    [
      `const all = ['box', 'box_note']; sql\`delete from \${sql.table(name)}\``,
      'box (deletes), box_note (deletes)',
    ],
    ['sql`select * from shelf for update`', ''],
    ['sql`insert into lid values (1) on conflict do update set name = 1`', ''],
    ['/** They update shelf, too. */ const copy = shelf; // and delete from box', ''],
    ['sql`insert into box_notes values (1)`', ''],
  ])('%s', (source, expected) => {
    const found = writesOf(source, tables).map(
      ({ table, isDeletion }) => table + (isDeletion ? ' (deletes)' : ''),
    );
    expect(found.join(', ')).toBe(expected);
  });
});
