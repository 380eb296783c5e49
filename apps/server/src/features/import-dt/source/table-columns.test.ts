import { dt4ColumnsOf } from '@waybill/dt4';
import { describe, expect, it } from 'vitest';
import { columnsToRead, tablesOf } from './table-columns.ts';

/** The table COMPONENT in lower case, as some servers keep it, without a column. */
function componentWithout(absent: string) {
  const names = dt4ColumnsOf('COMPONENT').filter((name) => name !== absent);
  const rows = names.map((name) => ({ table: 'component', column: name.toLowerCase(), type: 'VARCHAR' }));
  const table = tablesOf(rows).get('COMPONENT');
  if (!table) throw new Error('There is no table COMPONENT');
  return table;
}

describe('columns to be read', () => {
  it('are those that are there, where one came with a later version', () => {
    const columns = columnsToRead('COMPONENT', componentWithout('SCOPE'));
    expect(columns.has('SCOPE')).toBe(false);
    expect(columns.get('NAME')).toEqual({ name: 'name', type: 'varchar' });
    expect(columns.size).toBe(dt4ColumnsOf('COMPONENT').length - 1);
  });

  it('are refused where any other one is missing', () => {
    expect(() => columnsToRead('COMPONENT', componentWithout('NAME'))).toThrow(
      'COMPONENT has no column NAME',
    );
  });
});
