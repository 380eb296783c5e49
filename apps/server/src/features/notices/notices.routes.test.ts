import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AuditWorld,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
} from '../../../test/audit-world.ts';

const own = 'Permission is granted to whoever asks nicely.';
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'shop', version: '1' } },
  components: [
    {
      type: 'library',
      name: 'zlib-like',
      version: '2',
      purl: 'pkg:npm/zlib-like@2',
      copyright: 'Copyright 2020 Zoe',
      licenses: [{ license: { name: 'Nice license', text: { content: own } } }],
    },
    {
      type: 'library',
      name: 'alpha',
      version: '1',
      licenses: [{ expression: 'MIT OR Apache-2.0' }],
      evidence: { copyright: [{ text: 'Copyright 2019 Al' }, { text: 'Copyright 2021 Bo' }] },
    },
    {
      type: 'library',
      name: 'beta',
      version: '1',
      licenses: [
        {
          license: {
            name: 'Nice license',
            text: {
              content: Buffer.from(own).toString('base64'),
              encoding: 'base64',
              contentType: 'text/plain',
            },
          },
        },
      ],
    },
    { type: 'library', name: 'gamma' },
    {
      type: 'library',
      name: 'tests-only',
      scope: 'excluded',
      licenses: [{ license: { id: 'GPL-3.0-only' } }],
    },
  ],
};

let world: AuditWorld;
let project: UploadedProject;
beforeAll(async () => {
  world = await startAuditWorld();
  project = await uploadBom(world.server, world.auditor, 'Shop', '1', bom);
});
afterAll(() => world.server.close());

const pathOf = (uuid: string) => `/api/waybill/v1/project/${uuid}/notices`;

it('has each component by name, with licenses and copyrights as the BOM has them', async () => {
  const answer = await world.viewer.get(pathOf(project.uuid));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/filename="Shop-1-notices-\d{4}-\d\d-\d\d\.txt"/);
  const [head = '', ...sections] = answer.text.split(/-{80}\n/);
  expect(head).toContain('Shop 1\n');
  expect(sections.slice(0, 4).map((section) => section.trim())).toEqual([
    'alpha 1\nLicense: MIT OR Apache-2.0\nCopyright 2019 Al\nCopyright 2021 Bo',
    `beta 1\nLicense: Nice license\n\n${own}`,
    'gamma\nLicense: not stated',
    expect.stringMatching(
      /^zlib-like 2\npkg:npm\/zlib-like@2\nLicense: Nice license\nCopyright 2020 Zoe\n\nLicense text: as of beta 1/,
    ),
  ]);
  expect(answer.text).not.toContain('tests-only');
});

it('ends with the texts of the licenses that are named alone, each once', async () => {
  const { text } = await world.viewer.get(pathOf(project.uuid));
  const texts = text.split('LICENSE TEXTS')[1] ?? '';
  expect(texts.match(/^[^\n]+ \(([^)]+)\)$/gm)).toEqual([
    'Apache License 2.0 (Apache-2.0)',
    'MIT License (MIT)',
  ]);
  expect(texts).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
  expect(texts).not.toContain('GNU GENERAL PUBLIC LICENSE');
});

it('is refused for a collection, and not found where there is none', async () => {
  const { body } = await world.auditor.put<{ uuid: string }>('/api/v1/project', {
    name: 'All',
    collectionLogic: 'AGGREGATE_DIRECT_CHILDREN',
  });
  expect((await world.viewer.get(pathOf(body.uuid))).status).toBe(400);
  expect((await world.viewer.get(pathOf('00000000-0000-4000-8000-000000000000'))).status).toBe(404);
});
