import type { NotificationPublisher } from '@waybill/api-contract';
import { rowsOf, sql } from '../../src/db/database.ts';
import { newUuid } from '../../src/db/uuid.ts';
import { forbidAnvils, makePolicy } from '../../src/features/policy-evaluation/policy-world.fixtures.ts';
import { flaws, setAccessControl, storeWorkshopAdvisories } from '../audit-world.ts';
import { startTestServer, type TestServer } from '../server.ts';
import type { Halves } from './asks.ts';
import { makeHalf } from './half.ts';
import { makeHeirs, makePrincipals, type Principal } from './principals.ts';
import type { Shared, Things } from './things.ts';

export interface LeakWorld {
  readonly server: TestServer;
  readonly principals: readonly Principal[];
  /** The things that requests may name. Hidden ones are invented until they exist. */
  halves(): Halves;
  /** Puts the hidden half beside, above, and, where that hides it, below the visible one. */
  addHidden(): Promise<void>;
  /** Texts and ids that nobody may hear who does not see everything, in lower case. */
  secrets(): readonly string[];
}

/** Everything hidden has it in every text. */
const hiddenWord = 'quagmire';

/** @param options whether who sees a project sees everything below it */
export async function startLeakWorld({ inherited = false } = {}): Promise<LeakWorld> {
  // Time passes four times as slowly, so that the token of a pipeline lasts for the whole walk on a busy machine.
  const start = Date.now();
  const server = await startTestServer({
    now: () => new Date(start + (Date.now() - start) / 4),
    limits: { requestsPerCaller: 1_000, largeAnswersPerCaller: 1_000, largeAnswers: 1_000 },
  });
  await storeWorkshopAdvisories(server);
  await forbidAnvils(server, server.asAdmin);
  const shared = await makeShared(server);
  const seen = await makeHalf(server, 'lantern', shared);
  const principals = inherited
    ? await makeHeirs(server, seen.projects, 'lantern-more')
    : await makePrincipals(server, seen.projects, seen.things.tag);
  if (inherited) await inheritAccess(server);
  await setAccessControl(server, true);
  const unknown = unknownThings('perigean');
  let hidden = unknownThings(hiddenWord);
  let secrets: readonly string[] = [];
  return {
    server,
    principals,
    halves: () => ({
      seen: seen.things,
      hidden,
      unknown,
      shared: { ...shared, identity: seen.sharedIdentity },
    }),
    secrets: () => secrets,
    async addHidden() {
      const earlier = new Set(await idsOf(server));
      const [all = '', main = '', , next = ''] = seen.projects;
      const half = await makeHalf(server, hiddenWord, shared, {
        ...(inherited ? {} : { above: [all, main] as const }),
        versionOf: 'lantern main',
      });
      hidden = half.things;
      const above = await server.asAdmin.patch(`/api/v1/project/${next}`, {
        parent: { uuid: half.projects[0] },
      });
      if (above.status !== 200) throw new Error(`Nothing hidden is above: ${above.text}`);
      secrets = [hiddenWord, ...(await idsOf(server)).filter((id) => !earlier.has(id))];
    },
  };
}

async function inheritAccess({ asAdmin }: TestServer): Promise<void> {
  const answer = await asAdmin.post('/api/v1/configProperty', {
    groupName: 'access-management',
    propertyName: 'acl.inherited',
    propertyValue: 'true',
  });
  if (answer.status !== 200) throw new Error(`Access is not inherited: ${answer.text}`);
}

/** The things that belong to no project. */
async function makeShared(server: TestServer): Promise<Omit<Shared, 'identity'>> {
  const { asAdmin } = server;
  const { body: vulnerability } = await asAdmin.get<{ uuid: string }>(
    `/api/v1/vulnerability/source/NVD/vuln/${flaws.critical}`,
  );
  const policy = await makePolicy(server, asAdmin, 'Limited', [
    { subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' },
  ]);
  const { body: publishers } = await asAdmin.get<NotificationPublisher[]>('/api/v1/notification/publisher');
  const publisher = publishers.find(({ name }) => name === 'Outbound Webhook');
  const rule = await asAdmin.put<{ uuid: string }>('/api/v1/notification/rule', {
    name: 'Limited',
    scope: 'PORTFOLIO',
    notificationLevel: 'INFORMATIONAL',
    publisher: { uuid: publisher?.uuid },
    notifyOn: ['NEW_VULNERABILITY', 'BOM_PROCESSED'],
  });
  const { body: team } = await asAdmin.put<{ uuid: string }>('/api/v1/team', { name: 'Shared' });
  const { body: group } = await asAdmin.put<{ uuid: string }>('/api/v1/licenseGroup', { name: 'Shared' });
  return {
    vulnerability: vulnerability.uuid,
    vulnId: flaws.critical,
    policy: policy.uuid,
    team: team.uuid,
    rule: rule.body.uuid,
    license: 'MIT',
    licenseGroup: group.uuid,
  };
}

/** Ids of everything that belongs to a project, wherever it is kept. */
async function idsOf({ db }: TestServer): Promise<string[]> {
  const tables = await rowsOf(
    db,
    sql<{ name: string }>`select distinct c.table_name as name from information_schema.columns c
      join information_schema.columns i on i.table_schema = c.table_schema and i.table_name = c.table_name
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = current_schema() and c.column_name = 'uuid' and c.data_type = 'uuid'
        and i.column_name = 'project_id' and t.table_type = 'BASE TABLE'`,
  );
  const parts = tables.map(
    ({ name }) => sql`select uuid::text as id from ${sql.table(name)} where project_id is not null`,
  );
  const rows = await rowsOf(db, sql<{ id: string }>`${sql.join(parts, sql` union all `)}`);
  return rows.map(({ id }) => id);
}

function unknownThings(word: string): Things {
  return {
    project: newUuid(),
    projectName: `${word} part`,
    projectVersion: `${word} 1`,
    otherProject: newUuid(),
    component: newUuid(),
    componentName: `${word}-lib`,
    group: `${word}.group`,
    purl: `pkg:npm/${word}-lib@1.5`,
    hash: Buffer.from(word.padEnd(20, ',')).toString('hex'),
    identity: '999999',
    service: newUuid(),
    serviceName: `${word} service`,
    provider: `${word} provider`,
    violation: newUuid(),
    violated: newUuid(),
    tag: `${word}-tag`,
    document: newUuid(),
    upload: newUuid(),
    vex: newUuid(),
    bulk: newUuid(),
    team: newUuid(),
    account: `${word}-account`,
    word,
  };
}
