import { isSpecVersion } from '@waybill/sbom';
import { validateBom } from '@waybill/sbom/node';
import { extent, hasSharedData, readShared, readSharedText } from '@waybill/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';
import { rowsOf, sql } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import { cycloneDx, library } from '../bom.fixtures.ts';
import { ingestText, rich } from './bom-export.fixtures.ts';

let server: TestServer;
let client: KeyClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.asKey('BOM_UPLOAD', 'PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO');
});
afterAll(() => server.close());

async function newProject(): Promise<string> {
  const { body } = await client.put<{ uuid: string }>('/api/v1/project', { name: `app-${newUuid()}` });
  return body.uuid;
}

async function download(project: string, query: string): Promise<string> {
  const { status, text } = await client.get(`/api/v1/bom/cyclonedx/project/${project}?${query}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return text;
}

/** Everything that an upload writes to a project, except times. */
async function stateOf(project: string): Promise<unknown[]> {
  const rows = (statement: Parameters<typeof rowsOf>[1]) => rowsOf(server.db, statement);
  const its = sql`(select project_id from project where uuid = ${project})`;
  return [
    // Our document describes every project: of one whose own BOM did not, it then says that it has no authors.
    await rows(sql`select to_jsonb(p) - 'last_bom_import' - 'last_bom_import_format' - 'last_vulnerability_analysis' - 'authors',
        nullif(authors, '[]') as authors
      from project p where p.uuid = ${project}`),
    await rows(sql`select to_jsonb(c), to_jsonb(d) - 'bom_ref', xmin_of.row_version
      from component c join component_detail d using (project_id, component_id)
      cross join lateral (select d.xmin::text as row_version) xmin_of
      where c.project_id = ${its} order by c.component_id`),
    await rows(
      sql`select to_jsonb(s) - 'bom_ref', s.xmin::text from service s where s.project_id = ${its} order by s.service_id`,
    ),
    await rows(sql`select to_jsonb(o) from component_property o where o.project_id = ${its} order by o.uuid`),
    await rows(
      sql`select to_jsonb(e), e.xmin::text from dependency e where e.project_id = ${its} order by e.from_id, e.to_id`,
    ),
  ];
}

/** Uploads, downloads, checks and uploads again; answers what the second upload came to. */
async function roundTrip(document: string | Uint8Array, query: string): Promise<string | undefined> {
  const project = await newProject();
  await ingestText(server, client, project, document);
  const before = await stateOf(project);
  const exported = await download(project, query);
  const verdict = await validateBom(new TextEncoder().encode(exported));
  expect(verdict, exported.slice(0, 2_000)).toMatchObject({ ok: true });
  const { result } = await ingestText(server, client, project, exported);
  expect(await stateOf(project)).toEqual(before);
  return result?.outcome;
}

const documents: readonly (readonly [string, object])[] = [
  ['a bit of everything', rich],
  ['nothing', cycloneDx([])],
  [
    'nothing but components',
    { bomFormat: 'CycloneDX', specVersion: '1.4', components: [{ type: 'library', name: 'a' }] },
  ],
  [
    'licenses of every kind',
    cycloneDx([
      library('a', '1', { licenses: [{ license: { id: 'MIT' } }, { license: { id: 'ISC' } }] }),
      library('b', '1', { licenses: [{ license: { name: 'MIT' } }] }),
      library('c', '1', { licenses: [{ license: { name: 'Own', url: 'https://own.example' } }] }),
      library('d', '1', { licenses: [{ expression: 'MIT' }] }),
      library('e', '1', { licenses: [{ expression: 'GPL-2.0-only WITH Classpath-exception-2.0' }] }),
      library('f', '1', { licenses: [{ license: { id: 'Classpath-exception-2.0' } }] }),
    ]),
  ],
  [
    'an expression beside licenses, as 1.4 has it',
    {
      ...cycloneDx([
        library('a', '1', { licenses: [{ license: { name: 'Own' } }, { expression: 'MIT OR ISC' }] }),
      ]),
      specVersion: '1.4',
    },
  ],
  [
    'texts at their limits',
    cycloneDx([
      library('a', '1', {
        description: 'x'.repeat(3_000),
        copyright: ' © a \u00a0',
        publisher: 'ü'.repeat(400),
      }),
      { type: 'library', name: 'y'.repeat(400), version: ' 1 ' },
      { type: 'library', name: '' },
    ]),
  ],
];

describe('a BOM that is downloaded and uploaded again', () => {
  it.each(documents)('changes nothing, of %s', async (_, document) => {
    const latest = 'version=1.7';
    const hasSubject = 'metadata' in document;
    expect(await roundTrip(JSON.stringify(document), latest)).toBe(hasSubject ? 'unchanged' : 'stored');
    if (document !== rich) {
      expect(await roundTrip(JSON.stringify(document), '')).toBe(hasSubject ? 'unchanged' : 'stored');
    }
  });

  it.each(['1.3', '1.5', '1.7'])('changes nothing in XML of %s, when it came so', async (version) => {
    const project = await newProject();
    await ingestText(server, client, project, JSON.stringify(rich));
    const xml = await download(project, `format=xml&version=${version}`);
    expect(xml).toContain(`http://cyclonedx.org/schema/bom/${version}`);
    expect(await roundTrip(xml, 'format=xml&version=1.7')).toBe('unchanged');
  });

  it('keeps what was entered by hand', async () => {
    const project = await newProject();
    const { body: parent } = await client.put<{ uuid: string }>(`/api/v1/component/project/${project}`, {
      name: 'box',
      classifier: 'CONTAINER',
    });
    const entered = {
      name: 'by hand',
      group: 'acme',
      version: '1',
      classifier: 'LIBRARY',
      purl: 'pkg:npm/by-hand@1',
      swidTagId: 'swid',
      filename: 'hand.js',
      extension: 'js',
      notes: 'Looked at twice.',
      license: 'MIT',
      licenseUrl: 'https://mit.example',
      authors: [{ name: 'Ada', email: 'ada@example.org' }],
      parent: { uuid: parent.uuid },
    };
    const { body: made } = await client.put<{ uuid: string }>(
      `/api/v1/component/project/${project}`,
      entered,
    );
    const show = async () => {
      const { body } = await client.get<Record<string, unknown>>(`/api/v1/component/${made.uuid}`);
      return { ...body, project: undefined, metrics: undefined };
    };
    const before = await show();
    expect(before).toMatchObject({ filename: 'hand.js', notes: 'Looked at twice.' });
    await ingestText(server, client, project, await download(project, 'version=1.6'));
    expect(await show()).toEqual(before);
  });
});

/** The default version of exports, or the document's own where that is later. */
function versionFor(specVersion: string): string {
  return isSpecVersion(specVersion) && specVersion > '1.5' ? specVersion : '1.5';
}

/** Components and dependencies of a document. The dozen that have more are three quarters of the work. */
const most = extent({ whole: Number.POSITIVE_INFINITY, usual: 1_000 });

const shared = hasSharedData ? readSharedText('boms/INDEX.tsv').trim().split('\n').slice(1) : [];
const valid: [path: string, query: string][] = [];
for (const line of shared) {
  const [path = '', kind = '', specVersion = '', components, , dependencies] = line.split('\t');
  const format = kind === 'cdx-xml' ? '&format=xml' : '';
  if (!kind.startsWith('cdx-') || /\.(?:xz|bz2)$/.test(path)) continue;
  if (Number(components) + Number(dependencies) > most) continue;
  valid.push([path, `version=${versionFor(specVersion)}${format}`]);
}

describe.skipIf(!hasSharedData)('every valid BOM of the shared data (skipped without ../shared)', () => {
  it('reads back to the same project', { timeout: 900_000 }, async () => {
    const trouble: string[] = [];
    let judged = 0;
    for (const [path, query] of valid) {
      const document = readShared(`boms/${path}`);
      if (!(await validateBom(document)).ok) continue;
      judged++;
      const outcome = await roundTrip(document, query).catch((error: Error) => error.message);
      if (outcome !== 'unchanged' && outcome !== 'stored') trouble.push(`${path}: ${outcome?.slice(0, 600)}`);
    }
    console.log(`${judged} valid BOMs of the shared data, ${trouble.length} that do not come back the same`);
    expect(trouble).toEqual([]);
    expect(judged).toBeGreaterThan(120);
  });
});
