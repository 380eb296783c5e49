import { type Dt4ReadTable, dt4ColumnsOf } from '@waybill/dt4';
import pg from 'pg';

const types: readonly (readonly [RegExp, string])[] = [
  [/(^|_)ID$|RESOLUTION_ORDER|_VERSION$|COLLECTION_TAG/, 'bigint'],
  [/^(ACTIVE|IS_LATEST|INTERNAL|SUPPRESSED|AUTHENTICATED|X_TRUST_BOUNDARY)$/, 'boolean'],
  [/IMPORTED$|LAST_VULNERABILITY|ATTRIBUTED_ON|TIMESTAMP|^CREATED$|^PUBLISHED$|^UPDATED$/, 'timestamptz'],
  [/SCORE$|PERCENTILE/, 'double precision'],
  [/EXTERNAL_REFERENCES|^DATA$|ENDPOINTS|^PROVIDER_ID$/, 'bytea'],
];

const tables: readonly Dt4ReadTable[] = [
  'SCHEMAVERSION',
  'PROJECT',
  'COMPONENT',
  'COMPONENT_PROPERTY',
  'VULNERABILITY',
  'FINDINGATTRIBUTION',
  'ANALYSIS',
  'ANALYSISCOMMENT',
  'BOM',
];

function typeOf(table: Dt4ReadTable, column: string): string {
  if (['ALT_ID', 'SERIAL_NUMBER', 'PURL_VERSION', 'SPEC_VERSION'].includes(column)) return 'text';
  if (table === 'SCHEMAVERSION') return 'text';
  return types.find(([name]) => name.test(column))?.[1] ?? 'text';
}

/** How large a made-up installation is. */
export interface Installation {
  readonly projects: number;
  readonly componentsPerProject: number;
}

/**
 * Fills an empty database with what a Dependency-Track keeps: components of which each tenth is known nowhere else, each with a purl, a
 * digest, a property and two that it depends on; a finding for each tenth, a decision with two lines for each hundredth.
 */
export async function fillDependencyTrack(
  url: string,
  { projects, componentsPerProject }: Installation,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const table of tables) {
      const columns = dt4ColumnsOf(table).map((column) => `"${column}" ${typeOf(table, column)}`);
      await client.query(`create unlogged table "${table}" (${columns.join(', ')})`);
    }
    const n = projects * componentsPerProject;
    const uuid = (kind: string, id: string) => `${kind}-0000-4000-8000-' || lpad(to_hex(${id}), 12, '0')`;
    await client.query(`insert into "SCHEMAVERSION" values ('4.14.3')`);
    await client.query(`insert into "PROJECT" ("ID", "NAME", "VERSION", "UUID", "ACTIVE", "IS_LATEST", "CLASSIFIER",
        "LAST_BOM_IMPORTED", "DIRECT_DEPENDENCIES")
      select p, 'project ' || p / 4, 'v' || p % 4, '${uuid('22222222', 'p')}, true, p % 4 = 3, 'APPLICATION',
        timestamptz '2026-01-01' + p * interval '1 minute', '[{"uuid":"${uuid('33333333', `(p - 1) * ${componentsPerProject} + 1`)} || '"}]'
      from generate_series(1, ${projects}) p`);
    await client.query(`insert into "BOM" ("ID", "BOM_FORMAT", "BOM_VERSION", "IMPORTED", "PROJECT_ID", "SPEC_VERSION", "UUID")
      select p, 'CycloneDX', 1, timestamptz '2026-01-01' + p * interval '1 minute', p, '1.5', '${uuid('55555555', 'p')}
      from generate_series(1, ${projects}) p`);
    await client.query(`insert into "COMPONENT" ("ID", "PROJECT_ID", "UUID", "GROUP", "NAME", "VERSION", "PURL", "SHA_256", "AUTHORS",
        "CLASSIFIER", "INTERNAL", "LICENSE", "DIRECT_DEPENDENCIES")
      select c, (c - 1) / ${componentsPerProject} + 1, '${uuid('33333333', 'c')}, 'org.acme', 'lib-' || k, '1.' || k % 50 || '.0',
        'pkg:maven/org.acme/lib-' || k || '@1.' || k % 50 || '.0', encode(sha256(int8send(k::bigint)), 'hex'), '[]', 'LIBRARY', false,
        'Acme license', case when c % 3 > 0 then '[{"uuid":"${uuid('33333333', 'c - 1')} || '","name":"a"}]' end
      from (select c, case when c % 10 = 0 then c else c % ${Math.ceil(n / 10)} end as k from generate_series(1, ${n}) c) c`);
    await client.query(`insert into "COMPONENT_PROPERTY" ("ID", "COMPONENT_ID", "GROUPNAME", "PROPERTYNAME", "PROPERTYTYPE",
        "PROPERTYVALUE", "UUID")
      select c, c, 'acme', 'layer', 'STRING', 'v' || c, '${uuid('66666666', 'c')} from generate_series(1, ${n}) c`);
    await client.query(`insert into "VULNERABILITY" ("ID", "SOURCE", "VULNID", "UUID", "SEVERITY", "TITLE", "DESCRIPTION")
      select v, 'NVD', 'CVE-2025-' || 10000 + v, '${uuid('44444444', 'v')}, 'HIGH', 'flaw ' || v, repeat('what is said ', 40)
      from generate_series(1, 1000) v`);
    await client.query(`insert into "FINDINGATTRIBUTION" ("ID", "ANALYZERIDENTITY", "ATTRIBUTED_ON", "COMPONENT_ID", "PROJECT_ID",
        "VULNERABILITY_ID")
      select c, 'INTERNAL_ANALYZER', timestamptz '2026-02-01' + c * interval '1 second', c, (c - 1) / ${componentsPerProject} + 1,
        c % 1000 + 1 from generate_series(10, ${n}, 10) c`);
    await client.query(`insert into "ANALYSIS" ("ID", "COMPONENT_ID", "PROJECT_ID", "VULNERABILITY_ID", "STATE", "SUPPRESSED")
      select c, c, (c - 1) / ${componentsPerProject} + 1, c % 1000 + 1, 'IN_TRIAGE', false from generate_series(100, ${n}, 100) c`);
    await client.query(`insert into "ANALYSISCOMMENT" ("ID", "ANALYSIS_ID", "COMMENT", "COMMENTER", "TIMESTAMP")
      select c * 2 + k, c, 'line ' || k, 'ines', timestamptz '2026-03-01' + k * interval '1 hour'
      from generate_series(100, ${n}, 100) c, generate_series(0, 1) k`);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
