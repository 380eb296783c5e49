import type { AuditViolation, BomImport, Project, ServiceComponent, Team } from '@waybill/api-contract';
import { rowsOf, sql } from '../../src/db/database.ts';
import { flaws, workshopBom } from '../audit-world.ts';
import type { TestServer } from '../server.ts';
import type { Shared, Things } from './things.ts';

/** The place of a half among the existing things. */
export interface Place {
  /** Above the first project and the second one. */
  readonly above?: readonly [string, string];
  /** The project of which it has a further version. */
  readonly versionOf?: string;
}

export interface Half {
  readonly things: Things;
  readonly projects: readonly string[];
  /** The identity of a component that all halves have. */
  readonly sharedIdentity: string;
}

const own = '/api/waybill/v1';
const sha1 = (word: string) => Buffer.from(word.padEnd(20, '.')).toString('hex');
const base64 = (document: unknown) => Buffer.from(JSON.stringify(document)).toString('base64');

/** The components of the workshop, which both halves share, and one that tells its word in every member. */
function bomOf(word: string): object {
  const licenses: Readonly<Record<string, object>> = { anvil: { id: 'MIT' }, hammer: { id: 'GPL-3.0-only' } };
  return {
    ...workshopBom,
    metadata: {
      component: { type: 'application', 'bom-ref': 'root', name: word, description: `${word} application` },
      authors: [{ name: `${word} author` }],
      supplier: { name: `${word} supplier`, contact: [{ name: `${word} contact` }] },
    },
    components: [
      ...workshopBom.components.map((one) =>
        licenses[one.name] ? { ...one, licenses: [{ license: licenses[one.name] }] } : one,
      ),
      {
        type: 'library',
        'bom-ref': 'telling',
        group: `${word}.group`,
        name: `${word}-lib`,
        version: '1.5',
        description: `${word} description`,
        author: `${word} author`,
        publisher: `${word} publisher`,
        copyright: `${word} copyright`,
        supplier: { name: `${word} supplier` },
        purl: `pkg:npm/${word}-lib@1.5`,
        hashes: [{ alg: 'SHA-1', content: sha1(word) }],
        licenses: [{ license: { name: `${word} license` } }],
        externalReferences: [{ type: 'website', url: `https://${word}.example.org/` }],
        properties: [{ name: `${word}:name`, value: `${word} value` }],
      },
    ],
    services: [
      {
        'bom-ref': 'forge',
        name: `${word} service`,
        group: `${word}.services`,
        provider: { name: `${word} provider` },
        description: `${word} description`,
        endpoints: [`https://${word}.example.org/api`],
        authenticated: false,
        'x-trust-boundary': true,
        data: [{ classification: `${word} data`, flow: 'inbound' }],
      },
    ],
    dependencies: [
      { ref: 'root', dependsOn: ['anvil', 'hammer', 'telling', 'forge'] },
      { ref: 'hammer', dependsOn: ['nail'] },
      { ref: 'telling', dependsOn: ['anvil'] },
    ],
  };
}

/** Projects whose every text has the word, with decisions, documents, a team, and tasks about them. */
export async function makeHalf(
  server: TestServer,
  word: string,
  shared: Omit<Shared, 'identity'>,
  place: Place = {},
): Promise<Half> {
  const { asAdmin } = server;
  const must = async <T>(asked: Promise<{ status: number; text: string; body: T }>): Promise<T> => {
    const { status, text, body } = await asked;
    if (status >= 300) throw new Error(`The world was not made: ${status} ${text}`);
    return body;
  };
  const make = (name: string, version: string, more: object = {}) =>
    must(
      asAdmin.put<Project>('/api/v1/project', {
        name,
        version,
        description: `${word} description`,
        author: `${word} author`,
        publisher: `${word} publisher`,
        group: `${word}.group`,
        classifier: 'APPLICATION',
        tags: [{ name: 'common' }, { name: `${word}-tag` }],
        externalReferences: [{ type: 'website', url: `https://${word}.example.org/` }],
        ...more,
      }),
    );
  const [aboveMain, abovePart] = place.above ?? [];
  const collection =
    aboveMain === undefined &&
    (await make(`${word} all`, '1', { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' }));
  const mainParent = aboveMain ?? (collection ? collection.uuid : '');
  const main = await make(`${word} main`, `${word} 1`, { parent: { uuid: mainParent } });
  const part = await make(`${word} part`, `${word} 1`, { parent: { uuid: abovePart ?? main.uuid } });
  const next = await make(place.versionOf ?? `${word} main`, `${word} 2`);
  const projects = [...(collection ? [collection] : []), main, part, next].map(({ uuid }) => uuid);
  for (const { uuid } of [main, part, next]) {
    const form = new FormData();
    form.set('project', uuid);
    form.set('bom', new Blob([JSON.stringify(bomOf(word))], { type: 'application/json' }), `${word}.json`);
    await must(asAdmin.post('/api/v1/bom', form));
  }
  await server.runJobs();

  const components = await must(
    asAdmin.get<{ uuid: string; name: string }[]>(`/api/v1/component/project/${part.uuid}?pageSize=100`),
  );
  const named = (name: string) => components.find((one) => one.name === name)?.uuid ?? '';
  const anvil = named('anvil');
  const services = await must(asAdmin.get<ServiceComponent[]>(`/api/v1/service/project/${part.uuid}`));
  const violations = await must(asAdmin.get<AuditViolation[]>(`${own}/project/${part.uuid}/violations`));
  const violation = violations.find(({ component }) => component.uuid === anvil);
  if (!violation) throw new Error('The anvil breaks no policy');
  const property = {
    groupName: `${word} group`,
    propertyName: `${word} name`,
    propertyValue: `${word} value`,
    propertyType: 'STRING',
    description: `${word} description`,
  };
  await must(asAdmin.put(`/api/v1/project/${part.uuid}/property`, property));
  await must(asAdmin.put(`/api/v1/component/${anvil}/property`, property));
  await must(
    asAdmin.put('/api/v1/analysis', {
      project: part.uuid,
      component: anvil,
      vulnerability: shared.vulnerability,
      analysisState: 'IN_TRIAGE',
      analysisDetails: `${word} details`,
      comment: `${word} comment`,
    }),
  );
  await must(
    asAdmin.put('/api/v1/violation/analysis', {
      component: anvil,
      policyViolation: violation.uuid,
      analysisState: 'REJECTED',
      comment: `${word} comment`,
    }),
  );
  const vex = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: word } },
    vulnerabilities: [
      {
        id: flaws.medium,
        source: { name: 'NVD' },
        analysis: { state: 'not_affected', justification: 'code_not_reachable', detail: `${word} detail` },
      },
    ],
  };
  const applied = await must(
    asAdmin.put<{ token: string }>('/api/v1/vex', { project: part.uuid, vex: base64(vex) }),
  );
  const bulk = await must(
    asAdmin.post<{ token: string }>(`${own}/project/tags`, {
      selection: { kind: 'ids', ids: [main.uuid] },
      add: [`${word}-more`],
    }),
  );
  const team = await must(asAdmin.put<Team>('/api/v1/team', { name: `${word} team` }));
  for (const project of projects)
    await must(asAdmin.put('/api/v1/acl/mapping', { team: team.uuid, project }));
  const account = `${word}-account`;
  await must(asAdmin.put(`${own}/service-account`, { name: account, description: `${word} account` }));
  await must(asAdmin.put(`${own}/service-account/${account}/team/${team.uuid}`));
  await must(asAdmin.put(`${own}/team/${team.uuid}/api-key`, { comment: `${word} key` }));
  await must(asAdmin.put(`${own}/views`, { list: 'ProjectFindings', name: `${word} view` }));
  await must(asAdmin.post(`/api/v1/notification/rule/${shared.rule}/project/${part.uuid}`));
  await must(asAdmin.post(`/api/v1/policy/${shared.policy}/project/${part.uuid}`));
  await server.runJobs();
  await asAdmin.get('/api/v1/metrics/portfolio/refresh');
  await server.runJobs();

  const [document] = await must(asAdmin.get<BomImport[]>(`${own}/project/${part.uuid}/bom`));
  const identityOf = async (component: string) => {
    const [row] = await rowsOf(
      server.db,
      sql<{ id: string }>`select identity_id::text as id from component where uuid = ${component}`,
    );
    return row?.id ?? '';
  };
  return {
    projects,
    sharedIdentity: await identityOf(anvil),
    things: {
      project: part.uuid,
      projectName: `${word} part`,
      projectVersion: `${word} 1`,
      otherProject: next.uuid,
      component: anvil,
      componentName: `${word}-lib`,
      group: `${word}.group`,
      purl: `pkg:npm/${word}-lib@1.5`,
      hash: sha1(word),
      identity: await identityOf(named(`${word}-lib`)),
      service: services[0]?.uuid ?? '',
      serviceName: `${word} service`,
      provider: `${word} provider`,
      violation: violation.uuid,
      violated: anvil,
      tag: `${word}-tag`,
      document: document?.uuid ?? '',
      upload: document?.token ?? '',
      vex: applied.token,
      bulk: bulk.token,
      team: team.uuid,
      account,
      word,
    },
  };
}
