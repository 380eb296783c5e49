import { readFileSync } from 'node:fs';
import { readSharedJson, readZip, sharedPath } from '@waybill/test-kit';

/** Advisories of an ecosystem in the shared data (`data/osv`), as they were written. */
export function* osvRecords(ecosystem: string): Generator<unknown> {
  const archive = readFileSync(sharedPath(`osv/${ecosystem}/all.zip`));
  for (const { body } of readZip(archive)) yield JSON.parse(body.toString('utf8'));
}

/** The records of one feed of the NVD in the shared data (`data/nvd`), such as `2021` or `modified`. */
export function nvdRecords(feed: string | number): unknown[] {
  return cvesOf(`nvd/json/cve/2.0/nvdcve-2.0-${feed}.json.gz`);
}

/** The records in a page of the NVD's API or a feed below the shared data. */
export function cvesOf(path: string): unknown[] {
  const page = readSharedJson<{ vulnerabilities: { cve: unknown }[] }>(path);
  return page.vulnerabilities.map(({ cve }) => cve);
}
