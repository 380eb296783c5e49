import { sql } from 'kysely';
import { type Database, findRow } from '../../apps/server/src/db/database.ts';
import type { Size } from '../bench.ts';
import type { Caller } from '../requests.ts';
import { type BenchServer, benchPassword, untilIdle, withServerOn } from '../server-process.ts';
import type { GeneratedPortfolio } from './generate-portfolio.ts';
import { portfolioFolder } from './portfolio-folder.ts';

/** A server on a generated portfolio. */
export interface PortfolioServer extends BenchServer {
  portfolio: GeneratedPortfolio;
  /** The administrator, who sees everything. */
  admin: Caller;
}

/** Runs `work` on the generated portfolio of a size, which is made when it is not there yet and stays. */
export async function onPortfolio<T>(size: Size, work: (server: PortfolioServer) => Promise<T>): Promise<T> {
  const { dataDir, portfolio } = await portfolioFolder(size, (line) => process.stderr.write(`${line}\n`));
  return withServerOn(dataDir, async (server) => {
    const login = await fetch(`${server.url}api/v1/user/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'admin', password: benchPassword }),
    });
    const headers = { authorization: `Bearer ${await login.text()}` };
    await untilIdle(server.db);
    return work({ ...server, portfolio, admin: { url: server.url, headers } });
  });
}

/** A project by how many components it has: the one that comes nearest. */
export async function projectOfSize(db: Database, components: number): Promise<SizedProject> {
  const row = await findRow(
    db,
    sql<SizedProject>`select p.project_id as id, p.uuid, c.comps as components, c.findings
      from project_count c join project p using (project_id) order by abs(c.comps - ${components}) limit 1`,
  );
  if (!row) throw new Error('The portfolio has no project');
  return row;
}

export interface SizedProject {
  id: number;
  uuid: string;
  components: number;
  findings: number;
}

/**
 * Runs `work` for callers who see only some projects: a key of a team whose number of projects comes nearest to each of
 * `wanted`. Restrictions are switched off again afterwards.
 */
export async function withRestrictedCallers<T>(
  { url, client, db }: BenchServer,
  wanted: readonly number[],
  work: (callers: readonly (Caller & { projects: number })[]) => Promise<T>,
): Promise<T> {
  await setRestriction(client, true);
  try {
    const callers = [];
    for (const projects of wanted) {
      const team = await teamOfSize(db, projects);
      for (const permission of ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VIEW_POLICY_VIOLATION'])
        await client.send('POST', `api/v1/permission/${permission}/team/${team.uuid}`).catch(ignoreUnchanged);
      const { key } = (await client.send('PUT', `api/v1/team/${team.uuid}/key`)) as { key: string };
      callers.push({ url, headers: { 'X-Api-Key': key }, projects: team.projects });
    }
    return await work(callers);
  } finally {
    await setRestriction(client, false);
  }
}

/** A team that has the permission already is answered with 304. */
function ignoreUnchanged(error: unknown): void {
  if (!(error instanceof Error && error.message.includes(' answered 304'))) throw error;
}

async function setRestriction(client: BenchServer['client'], isOn: boolean): Promise<void> {
  await client.send('POST', 'api/v1/configProperty', {
    groupName: 'access-management',
    propertyName: 'acl.enabled',
    propertyValue: String(isOn),
  });
}

async function teamOfSize(db: Database, projects: number): Promise<{ uuid: string; projects: number }> {
  const row = await findRow(
    db,
    sql<{ uuid: string; projects: number }>`select t.uuid, count(*)::int as projects
      from team t join project_acl a using (team_id) group by 1 order by abs(count(*) - ${projects}) limit 1`,
  );
  if (!row) throw new Error('The portfolio has no teams that see something');
  return row;
}
