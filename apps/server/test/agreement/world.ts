import type { Project } from '@waybill/api-contract';
import { refreshAttention } from '../../src/features/attention/attention-refresh.service.ts';
import {
  makePolicy,
  makeUsualPolicies,
  policyBom,
  startPolicyWorld,
} from '../../src/features/policy-evaluation/policy-world.fixtures.ts';
import { uploadBom, workshopBom } from '../audit-world.ts';
import type { KeyClient, TestServer } from '../server.ts';

export interface AgreementWorld {
  server: TestServer;
  /** Sees every project and all that is said of it. */
  reader: KeyClient;
  /** Sees some of the projects, once access control is on. */
  guest: KeyClient;
  /** Uuids by name and version. */
  projects: ReadonlyMap<string, string>;
}

const cyclic = {
  ...workshopBom,
  dependencies: [
    { ref: 'root', dependsOn: ['anvil'] },
    { ref: 'anvil', dependsOn: ['hammer'] },
    { ref: 'hammer', dependsOn: ['nail'] },
    { ref: 'nail', dependsOn: ['anvil'] },
  ],
};

/** No source covers any of them. */
const uncovered = {
  ...workshopBom,
  components: ['openssl-libs', 'glibc', 'bash'].map((name) => ({
    type: 'library',
    'bom-ref': name,
    name,
    version: '1.0',
    purl: `pkg:rpm/redhat/${name}@1.0?distro=rhel-9`,
  })),
  services: [],
  dependencies: [],
};

const licensesOnly = {
  ...workshopBom,
  components: ['MIT', 'GPL-3.0-only', 'Apache-2.0'].map((id) => ({
    type: 'library',
    'bom-ref': id,
    name: `plain-${id}`,
    version: '1.0',
    licenses: [{ license: { id } }],
  })),
  services: [
    { 'bom-ref': 'a', name: 'alpha' },
    { 'bom-ref': 'b', name: 'beta' },
  ],
  dependencies: [],
};

const only = (...names: string[]) => ({
  ...policyBom,
  components: policyBom.components.filter(({ name }) => names.includes(name)),
  dependencies: [],
});

const boms: Readonly<Record<string, unknown>> = {
  'Solo 1': policyBom,
  'Anvils 1': only('anvil'),
  'Anvils 2': only('anvil', 'nail'),
  'Hammers 1': only('hammer'),
  'Cycle 1': cyclic,
  'Blind 1': uncovered,
  'Licenses 1': licensesOnly,
  'Parent 1': only('nail'),
  'Child a': policyBom,
  'Child b': only('hammer', 'mystery'),
  'Grandchild 1': workshopBom,
  'Retired 1': policyBom,
  'Decided 1': policyBom,
  'Suppressed 1': workshopBom,
  'Internal 1': only('mystery', 'anvil'),
  'Shop front': policyBom,
  'Shop back': workshopBom,
  'Shop attic': workshopBom,
  'Fleet 1': workshopBom,
  'Fleet 2': policyBom,
  'Tagged 1': only('anvil', 'hammer'),
  'Untagged 1': only('anvil'),
  'Inner 1': only('hammer', 'nail'),
  'Hidden 1': workshopBom,
};

const all = { collectionLogic: 'AGGREGATE_DIRECT_CHILDREN' } as const;
const latest = { collectionLogic: 'AGGREGATE_LATEST_VERSION_CHILDREN' } as const;
const withTag = {
  collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
  collectionTag: { name: 'live' },
} as const;

/** Thirty-five projects of every kind: the boms above, the two of the workshop, and these. */
export async function startAgreementWorld(): Promise<AgreementWorld> {
  const { server, auditor, manager, first, second } = await startPolicyWorld();
  const seesAll = ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VIEW_POLICY_VIOLATION', 'VIEW_BADGES'] as const;
  const reader = await server.asKey(...seesAll);
  const guest = await server.asKey(...seesAll);
  const projects = new Map([
    ['Workshop 1', first.uuid],
    ['Workshop 2', second.uuid],
  ]);
  const uuidOf = (name: string) => {
    const uuid = projects.get(name);
    if (uuid === undefined) throw new Error(`There is no project ${name}`);
    return uuid;
  };
  const create = async (name: string, more: object) => {
    const answer = await auditor.put<Project>('/api/v1/project', { name, ...more });
    if (answer.status !== 201) throw new Error(answer.text);
    projects.set(name, answer.body.uuid);
  };
  const change = async (name: string, more: object) => {
    const answer = await auditor.patch(`/api/v1/project/${uuidOf(name)}`, more);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`);
  };
  const below = (parent: string, ...children: string[]) =>
    children.map((name) => () => change(name, { parent: { uuid: uuidOf(parent) } }));

  await makeUsualPolicies(server, manager);
  await makePolicy(
    server,
    manager,
    'Noted',
    [{ subject: 'PACKAGE_URL', operator: 'MATCHES', value: '.*nail.*' }],
    {
      violationState: 'WARN',
    },
  );
  for (const [name, bom] of Object.entries(boms)) {
    const [project = '', version = ''] = name.split(' ');
    projects.set(name, (await uploadBom(server, auditor, project, version, bom)).uuid);
  }
  await create('Empty', {});
  await create('Shop', all);
  await create('Fleet latest', latest);
  await create('Live', withTag);
  await create('Nothing in it', all);
  await create('Outer', all);
  await create('Middle', all);
  await create('Department', {});
  await create('Old collection', all);
  for (const move of [
    ...below('Parent 1', 'Child a', 'Child b'),
    ...below('Child a', 'Grandchild 1'),
    ...below('Shop', 'Shop front', 'Shop back', 'Shop attic', 'Hidden 1'),
    ...below('Fleet latest', 'Fleet 1', 'Fleet 2'),
    ...below('Live', 'Tagged 1', 'Untagged 1'),
    ...below('Middle', 'Inner 1', 'Blind 1'),
    ...below('Outer', 'Middle', 'Licenses 1'),
    ...below('Department', 'Fleet latest', 'Solo 1'),
  ])
    await move();
  await change('Fleet 2', { isLatest: true });
  await change('Tagged 1', { tags: [{ name: 'live' }] });
  for (const name of ['Shop attic', 'Retired 1', 'Old collection']) await change(name, { active: false });

  await decideAll('Decided 1', { analysisState: 'NOT_AFFECTED' }, 1);
  await decideAll('Suppressed 1', { isSuppressed: true }, 2);
  await decideAll('Shop front', { analysisState: 'EXPLOITABLE' }, 1);
  await decideAll('Shop back', { analysisState: 'FALSE_POSITIVE', isSuppressed: true }, 2);
  await decideAll('Fleet 2', { analysisState: 'IN_TRIAGE' }, 3);
  await makeInternal();
  for (const name of ['Shop', 'Shop front', 'Shop back', 'Solo 1', 'Live']) {
    await server.asAdmin.put('/api/v1/acl/mapping', { team: guest.team.uuid, project: uuidOf(name) });
  }
  await server.runJobs();
  await refreshAttention(server.db, new Date(), new AbortController().signal);
  return { server, reader, guest, projects };

  /** Decides about the first findings of a project, each with all records of its flaw or not. */
  async function decideAll(name: string, decision: object, most: number): Promise<void> {
    const { body } = await reader.get<{ component: { uuid: string }; vulnerability: { uuid: string } }[]>(
      `/api/v1/finding/project/${uuidOf(name)}`,
    );
    for (const { component, vulnerability } of body.slice(0, most)) {
      const answer = await auditor.put('/api/v1/analysis', {
        project: uuidOf(name),
        component: component.uuid,
        vulnerability: vulnerability.uuid,
        ...decision,
      });
      if (answer.status !== 200) throw new Error(answer.text);
    }
    const { body: violations } = await manager.get<{ uuid: string; component: { uuid: string } }[]>(
      `/api/v1/violation/project/${uuidOf(name)}`,
    );
    const [violation] = violations;
    if (!violation) return;
    await manager.put('/api/v1/violation/analysis', {
      component: violation.component.uuid,
      policyViolation: violation.uuid,
      ...('isSuppressed' in decision ? { isSuppressed: true } : { analysisState: 'APPROVED' }),
    });
  }

  async function makeInternal(): Promise<void> {
    const answer = await server.asAdmin.post('/api/v1/configProperty', {
      groupName: 'internal-components',
      propertyName: 'names.regex',
      propertyValue: 'mystery',
    });
    if (answer.status !== 200) throw new Error(answer.text);
    await server.asAdmin.get('/api/v1/component/internal/identify');
  }
}
