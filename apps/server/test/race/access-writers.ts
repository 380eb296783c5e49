import type { Team } from '@waybill/api-contract';
import { type Field, isDone, pickProject, type Writer } from './writer.ts';

async function pickTeam({ client, random }: Field): Promise<Team | undefined> {
  const answer = await client.get<Team[]>('/api/v1/team');
  return isDone('the list of teams', answer) ? random.pick(answer.body) : undefined;
}

/** The writers of teams' access to projects. */
export const accessWriters = {
  teamTag: async (field) => {
    const { client, random } = field;
    const team = await pickTeam(field);
    const path = `/api/waybill/v1/acl/team/${team?.uuid}/tag/${random.pick(['hot', 'cold'])}`;
    isDone('a tag of a team', random.chance(60) ? await client.put(path) : await client.delete(path));
  },
  mapping: async (field) => {
    const { client, random } = field;
    const [team, project] = [await pickTeam(field), await pickProject(field)];
    const path = `/api/v1/acl/mapping/team/${team?.uuid}/project/${project?.uuid}`;
    isDone(
      'a mapping',
      random.chance(60)
        ? await client.put('/api/v1/acl/mapping', { team: team?.uuid, project: project?.uuid })
        : await client.delete(path),
    );
  },
  inherit: async ({ client, random }) => {
    const change = [{ group: 'access-management', name: 'acl.inherited', value: String(random.chance(70)) }];
    isDone('a setting', await client.patch('/api/waybill/v1/settings', change));
  },
} as const satisfies Record<string, Writer>;
