import type { Context } from '../../../feature.ts';
import { osvRecord, storeTestRecords } from '../../source/source.fixtures.ts';
import { importFrom, makeFolder, writeScript } from '../import-dt.fixtures.ts';
import { componentRow, smallPortfolio } from '../portfolio.fixtures.ts';

/** A made-up installation that had read Go from OSV, with a component of a Go module in its project 4. */
const comparedInstallation = {
  ...smallPortfolio,
  CONFIGPROPERTY: [
    {
      ID: 1,
      GROUPNAME: 'vuln-source',
      PROPERTYNAME: 'google.osv.enabled',
      PROPERTYTYPE: 'STRING',
      PROPERTYVALUE: 'Go',
    },
  ],
  COMPONENT: [
    ...smallPortfolio.COMPONENT,
    componentRow(6, 4, { NAME: 'one', VERSION: 'v1.0.0', PURL: 'pkg:golang/example.com/one@v1.0.0' }),
  ],
};

/** Imports it, and mirrors a record of that module which it had not read. */
export async function moveInToCompare(context: Context): Promise<void> {
  const folder = makeFolder();
  try {
    await importFrom(context, folder.write('script.sql', writeScript(comparedInstallation)));
  } finally {
    folder.remove();
  }
  await storeTestRecords(context.db, { osv: [osvRecord('GO-2026-0001')] });
}
