import type { DemoClient } from '../../../apps/server/src/demo/demo-client.ts';
import { bodiesOf, type RecordedAnswer } from './recorded-answers.ts';

interface Identified {
  readonly uuid: string;
}

/** Makes what teams follow from, groups of the directory and of the provider, and says which projects they may see. */
export async function makeAccess(
  client: DemoClient,
  answers: readonly RecordedAnswer[],
  uuids: Map<string, string>,
): Promise<void> {
  // A refusal by the product is one of the differences to report.
  const put = (path: string, body: object) =>
    client.send('PUT', path, body).catch(() => undefined) as Promise<Identified | undefined>;

  for (const { team, items } of listsOf<Identified & { dn: string }>(answers, 'ldap/team', uuids)) {
    for (const { uuid, dn } of items) {
      const mapping = await put('api/v1/ldap/mapping', { team, dn });
      if (mapping) uuids.set(uuid, mapping.uuid);
    }
  }
  const [groups = []] = bodiesOf<(Identified & { name: string })[]>(answers, '/api/v1/oidc/group');
  for (const { uuid, name } of groups) {
    const group = await put('api/v1/oidc/group', { name });
    if (group) uuids.set(uuid, group.uuid);
  }
  for (const { uuid } of groups) {
    const group = uuids.get(uuid);
    const teams = answers.find(({ request }) => request.path === `/api/v1/oidc/group/${uuid}/team`)?.body;
    for (const team of (teams ?? []) as readonly Identified[])
      await put('api/v1/oidc/mapping', { group, team: uuids.get(team.uuid) });
  }
  for (const { team, items } of listsOf(answers, 'acl/team', uuids)) {
    for (const { uuid } of items) await put('api/v1/acl/mapping', { team, project: uuids.get(uuid) });
  }
}

/** The lists of teams that are there. */
function listsOf<Item extends Identified>(
  answers: readonly RecordedAnswer[],
  path: string,
  uuids: ReadonlyMap<string, string>,
): { team: string; items: readonly Item[] }[] {
  return answers.flatMap(({ request, status, body }) => {
    const [, recorded = ''] =
      new RegExp(`^/api/v1/${path}/([0-9a-f-]{36})(?:\\?|$)`).exec(request.path) ?? [];
    const team = uuids.get(recorded);
    return team === undefined || status !== 200 ? [] : [{ team, items: body as readonly Item[] }];
  });
}
