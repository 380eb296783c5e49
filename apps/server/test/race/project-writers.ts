import { changingBom } from './documents.ts';
import type { Random } from './random.ts';
import { type Field, isDone, type Listed, pickFrom, pickProject, type Writer } from './writer.ts';

interface Started {
  token: string;
}

const names = ['Shared', 'Side', 'Other'];

/** Uploads a document to a project, which is made when it is not there. */
export async function uploadTo(
  field: Field,
  name: string,
  bom: object = changingBom(field.random),
): Promise<void> {
  const { client, acknowledged } = field;
  const answer = await client.put<Started>('/api/v1/bom', {
    projectName: name,
    projectVersion: '1',
    autoCreate: true,
    bom: Buffer.from(JSON.stringify(bom)).toString('base64'),
  });
  if (isDone('an upload', answer)) acknowledged({ kind: 'task', token: answer.body.token, what: 'upload' });
}

const onProject =
  (work: (field: Field, project: Listed) => Promise<void>): Writer =>
  async (field) => {
    const project = await pickProject(field);
    if (project) await work(field, project);
  };

const state = ({ random }: { random: Random }) => random.pick(['AGGREGATE_DIRECT_CHILDREN', 'NONE'] as const);

/** The writers of projects and their components. */
export const projectWriters = {
  upload: (field) => uploadTo(field, 'Shared'),
  uploadElsewhere: (field) => uploadTo(field, field.random.pick(names)),
  analyze: onProject(async ({ client }, { uuid }) => {
    isDone('an analysis', await client.post(`/api/v1/finding/project/${uuid}/analyze`));
  }),
  refresh: onProject(async ({ client }, { uuid }) => {
    isDone('a refresh', await client.get(`/api/v1/metrics/project/${uuid}/refresh`));
  }),
  addComponent: onProject(async ({ client, random }, { uuid }) => {
    const name = random.pick(['anvil', 'bolt']);
    const body = {
      name,
      version: '1.0.0',
      purl: `pkg:golang/example.com/${name}@v1.0.0`,
      classifier: 'LIBRARY',
    };
    isDone('a component', await client.put(`/api/v1/component/project/${uuid}`, body));
  }),
  changeComponent: onProject(async (field, { uuid }) => {
    const old = await pickFrom<Listed>(field, `/api/v1/component/project/${uuid}?pageSize=100`);
    if (!old) return;
    const version = field.random.pick(['1.0.0', '2.0.0']);
    const purl = `pkg:golang/example.com/${old.name}@v${version}`;
    const body = { uuid: old.uuid, name: old.name, version, purl, classifier: 'LIBRARY' };
    isDone('a changed component', await field.client.post('/api/v1/component', body));
  }),
  deleteComponent: onProject(async (field, { uuid }) => {
    const old = await pickFrom<Listed>(field, `/api/v1/component/project/${uuid}?pageSize=100`);
    if (old) isDone('a deleted component', await field.client.delete(`/api/v1/component/${old.uuid}`));
  }),
  clone: onProject(async ({ client, next, acknowledged }, { uuid }) => {
    const answer = await client.put<Started>('/api/v1/project/clone', {
      project: uuid,
      version: `clone ${next()}`,
      includeComponents: true,
      includeAuditHistory: true,
      includeServices: true,
      includePolicyViolations: true,
      includeTags: true,
    });
    if (isDone('a clone', answer)) acknowledged({ kind: 'task', token: answer.body.token, what: 'clone' });
  }),
  deleteProject: onProject(async ({ client, acknowledged }, { uuid, name, version }) => {
    // The first versions stay, so that there is something to do.
    if (names.includes(name) && version === '1') return;
    if (isDone('a deleted project', await client.delete(`/api/v1/project/${uuid}`)))
      acknowledged({ kind: 'deletion', project: uuid });
  }),
  makeProject: async ({ client, next }) => {
    const answer = await client.put<Listed>('/api/v1/project', { name: `Made ${next()}`, version: '1' });
    isDone('a project', answer);
  },
  move: onProject(async (field, { uuid }) => {
    const parent = field.random.chance(30) ? null : await pickProject(field);
    const body = { parent: parent && parent.uuid !== uuid ? { uuid: parent.uuid } : null };
    isDone('a move', await field.client.patch(`/api/v1/project/${uuid}`, body));
  }),
  activate: onProject(async ({ client, random }, { uuid }) => {
    isDone('an activation', await client.patch(`/api/v1/project/${uuid}`, { active: random.chance(70) }));
  }),
  tag: onProject(async ({ client, random }, { uuid }) => {
    const name = random.pick(['hot', 'cold']);
    isDone('a tag', await client.put('/api/v1/tag', [name]));
    const path = `/api/v1/tag/${name}/project`;
    isDone(
      'a tagging',
      random.chance(60) ? await client.post(path, [uuid]) : await client.delete(path, [uuid]),
    );
  }),
  latest: onProject(async ({ client, random }, { uuid }) => {
    isDone(
      'the latest version',
      await client.patch(`/api/v1/project/${uuid}`, { isLatest: random.chance(60) }),
    );
  }),
  collect: async (field) => {
    const { client, next } = field;
    const made = await client.put<Listed>('/api/v1/project', {
      name: `Collection ${next()}`,
      version: '1',
      collectionLogic: state(field),
    });
    isDone('a collection', made);
  },
} as const satisfies Record<string, Writer>;
