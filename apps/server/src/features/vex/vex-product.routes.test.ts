import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { analysesOf, applyVexTo, cycloneDxVex, openVex, vexEntry } from './vex.fixtures.ts';

let world: AuditWorld;
let version = 0;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(() => world.server.close());

const image = 'pkg:oci/workshop?repository_url=registry.example.org/workshop';
const otherImage = 'pkg:oci/otherthing?repository_url=registry.example.org/otherthing';
const hammer = 'pkg:golang/example.com/hammer';
const serial = (last: number) => `urn:uuid:3e671687-395b-41f5-a30f-a58921a6900${last}`;

async function imageProject(more: object = {}): Promise<UploadedProject> {
  version += 1;
  const purl = 'pkg:oci/workshop@sha256%3A00aa?repository_url=registry.example.org%2Fworkshop';
  const component = { ...workshopBom.metadata.component, type: 'container', purl };
  const bom = { ...workshopBom, metadata: { component }, ...more };
  return uploadBom(world.server, world.auditor, 'Image', String(version), bom);
}

const affected = { status: 'affected', action_statement: 'Update.' };
const notAffected = { status: 'not_affected', justification: 'vulnerable_code_not_in_execute_path' };
const partOf = (product: string | object, statement: object, part = hammer) => ({
  vulnerability: { name: flaws.high },
  products: [
    { ...(typeof product === 'string' ? { '@id': product } : product), subcomponents: [{ '@id': part }] },
  ],
  ...statement,
});

async function outcomesOf(project: UploadedProject, document: unknown) {
  const { statements } = await applyVexTo(world, project, document);
  return statements.map(({ outcome, reason }) => (reason ? `${outcome} ${reason}` : outcome));
}

async function stateOf(project: UploadedProject, flaw: string, name: string) {
  return (await analysesOf(world, project))[`${flaw} ${name}`]?.analysisState;
}

describe('a statement about a part of another product', () => {
  it('in OpenVEX decides nothing, even when it comes last', async () => {
    const project = await imageProject();
    const document = openVex([partOf(image, affected), partOf(otherImage, notAffected)]);
    const { statements } = await applyVexTo(world, project, document);
    expect(statements[0]).toMatchObject({ outcome: 'APPLIED' });
    expect(statements[1]).toMatchObject({
      outcome: 'NOT_APPLIED',
      reason: 'OTHER_PRODUCT',
      message: `It is about ${otherImage}, which is another product than the project`,
    });
    expect(await stateOf(project, flaws.high, 'hammer')).toBe('EXPLOITABLE');
  });

  it.each([
    ['another image alone', otherImage],
    ['another build of the image', 'pkg:oci/workshop@sha256%3A00bb'],
    ['another project', 'urn:uuid:5dec0000-0000-4000-8000-0000000000fe'],
  ])('that is %s decides nothing', async (_which, product) => {
    const project = await imageProject();
    expect(await outcomesOf(project, openVex([partOf(product, notAffected)]))).toEqual([
      'NOT_APPLIED OTHER_PRODUCT',
    ]);
    expect(await analysesOf(world, project)).toEqual({});
  });

  it('is applied when nothing can be compared, and says so', async () => {
    const project = await imageProject();
    const { statements, result } = await applyVexTo(
      world,
      project,
      openVex([partOf('https://example.org/some-product', notAffected)]),
    );
    expect(statements).toMatchObject([{ outcome: 'APPLIED', reason: 'PRODUCT_NOT_COMPARED' }]);
    expect(result.reasons).toEqual([]);
    expect(await stateOf(project, flaws.high, 'hammer')).toBe('NOT_AFFECTED');
  });

  it('is not applied when nothing can be compared but another product of the document is this project', async () => {
    const project = await imageProject();
    const document = openVex([
      partOf('https://example.org/some-product', notAffected),
      { vulnerability: { name: flaws.unassigned }, products: [image], status: 'under_investigation' },
    ]);
    expect(await outcomesOf(project, document)).toEqual(['NOT_APPLIED OTHER_PRODUCT', 'APPLIED']);
  });

  it('in CSAF decides nothing, by any depth of relationships', async () => {
    const project = await imageProject();
    const product = (id: string, purl: string) => ({
      product_id: id,
      name: id,
      product_identification_helper: { purl },
    });
    const relation = (id: string, part: string, whole: string) => ({
      category: 'default_component_of',
      product_reference: part,
      relates_to_product_reference: whole,
      full_product_name: { product_id: id, name: id },
    });
    const document = {
      document: { csaf_version: '2.0', category: 'csaf_vex' },
      product_tree: {
        full_product_names: [
          product('image', image),
          product('other', otherImage),
          product('hammer', hammer),
          { product_id: 'module', name: 'module' },
        ],
        relationships: [
          relation('module:hammer', 'hammer', 'module'),
          relation('image:hammer', 'module:hammer', 'image'),
          relation('other:hammer', 'hammer', 'other'),
        ],
      },
      vulnerabilities: [
        {
          cve: flaws.high,
          product_status: { known_affected: ['image:hammer'], known_not_affected: ['other:hammer'] },
        },
      ],
    };
    expect((await outcomesOf(project, document)).sort()).toEqual(['APPLIED', 'NOT_APPLIED OTHER_PRODUCT']);
    expect(await stateOf(project, flaws.high, 'hammer')).toBe('EXPLOITABLE');
  });

  it('in CycloneDX decides nothing by a BOM-Link into the BOM of another project', async () => {
    const project = await imageProject({ serialNumber: serial(1) });
    await imageProject({ serialNumber: serial(2) });
    const link = (of: number, ref: string) => `${serial(of).replace('urn:uuid:', 'urn:cdx:')}/1#${ref}`;
    const entries = [
      vexEntry(flaws.critical, link(2, 'anvil'), { state: 'not_affected' }),
      vexEntry(flaws.high, link(1, 'hammer'), { state: 'exploitable' }),
      vexEntry(flaws.medium, link(3, 'elsewhere'), { state: 'in_triage' }),
    ];
    expect(await outcomesOf(project, cycloneDxVex(entries))).toEqual([
      'NOT_APPLIED OTHER_PRODUCT',
      'APPLIED',
      'APPLIED',
    ]);
    expect(await stateOf(project, flaws.critical, 'anvil')).toBeUndefined();
  });

  it('in CycloneDX decides nothing when the whole document is about another package', async () => {
    const project = await imageProject();
    const entries = [vexEntry(flaws.critical, 'root', { state: 'not_affected' })];
    const about = (purl: string) => ({
      ...cycloneDxVex(entries),
      metadata: { component: { type: 'container', 'bom-ref': 'root', name: 'workshop', purl } },
    });
    expect(await outcomesOf(project, about('pkg:oci/otherthing@sha256%3A00bb'))).toEqual([
      'NOT_APPLIED OTHER_PRODUCT',
    ]);
    expect(await outcomesOf(project, about('pkg:oci/workshop@sha256%3A00bb'))).toEqual(['APPLIED']);
  });
});

describe('of two statements about one finding', () => {
  const versioned = `${hammer}@v1.5.0`;

  it.each<[string, object, object]>([
    [
      'the version counts before all versions',
      partOf(image, affected, versioned),
      partOf(image, notAffected),
    ],
    [
      'a part of this project counts before the component anywhere',
      partOf(image, affected),
      { vulnerability: { name: flaws.high }, products: [versioned], ...notAffected },
    ],
    [
      'a component counts before the whole project',
      { vulnerability: { name: flaws.high }, products: [versioned], ...affected },
      { vulnerability: { name: flaws.high }, products: [image], ...notAffected },
    ],
  ])('%s, whichever comes last', async (_rule, specific, general) => {
    for (const statements of [
      [specific, general],
      [general, specific],
    ]) {
      const project = await imageProject();
      const outcomes = await outcomesOf(project, openVex(statements));
      expect(outcomes.sort()).toEqual(['APPLIED', 'NOT_APPLIED SUPERSEDED']);
      expect(await stateOf(project, flaws.high, 'hammer')).toBe('EXPLOITABLE');
    }
  });

  it('the later one counts where both are as specific', async () => {
    const project = await imageProject();
    await applyVexTo(world, project, openVex([partOf(image, notAffected), partOf(image, affected)]));
    expect((await analysesOf(world, project))[`${flaws.high} hammer`]).toMatchObject({
      analysisState: 'EXPLOITABLE',
      isSuppressed: false,
    });
  });
});
