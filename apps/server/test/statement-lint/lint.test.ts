import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatReport, lintStatements } from './lint.ts';

beforeAll(() => loadModule());

const findByUuid = {
  place: 'features/box/box.queries.ts findByUuid',
  sql: 'select 1 from component\n  where uuid = $1',
};
const findOne = {
  place: 'features/box/box.queries.ts findOne',
  sql: 'select 1 from component where project_id = $1',
};

describe('the statement lint', () => {
  it('names the rule, the place and what to write instead', () => {
    const lines = formatReport(lintStatements([findByUuid, findOne], {}), true);
    expect(lines).toEqual([
      '',
      expect.stringMatching(/^all-projects: Tables of projects are asked without naming a project/),
      expect.stringMatching(/^ {2}Write instead: name project_id/),
      '  - features/box/box.queries.ts findByUuid',
      '      select 1 from component where uuid = $1',
      '2 statements, 1 break a rule.',
    ]);
  });

  it('takes an exception for the rule and the place that it names only', () => {
    const exceptions = { 'all-projects': { [findByUuid.place]: 'because' } };
    expect(lintStatements([findByUuid], exceptions)).toMatchObject({ breaches: [], unused: [] });
    const elsewhere = { ...findByUuid, place: findOne.place };
    expect(lintStatements([elsewhere], exceptions).breaches).toHaveLength(1);
    expect(lintStatements([findByUuid], { merge: { [findByUuid.place]: 'because' } }).breaches).toHaveLength(
      1,
    );
  });

  it('reports an exception that nothing needs when all tests ran', () => {
    const report = lintStatements([findOne], { 'all-projects': { [findByUuid.place]: 'because' } });
    expect(formatReport(report, false)).toEqual(['1 statements, 0 break a rule.']);
    expect(formatReport(report, true)).toContain(
      `No statement needs this exception any more, remove it: all-projects ${findByUuid.place}`,
    );
  });
});
