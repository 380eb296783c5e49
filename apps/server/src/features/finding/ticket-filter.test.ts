import type {
  AuditFinding,
  FindingDetails,
  FindingGroup,
  PortfolioFinding,
  TicketFilter,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditWorld, flaws, startAuditWorld } from '../../../test/audit-world.ts';
import { inTransaction, runSql, sql } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { rememberTicket } from '../ticket/ticket.service.ts';
import { everyFinding } from './finding-filter.ts';
import { countFiltered } from './project/audit-count.queries.ts';

const words = ['ANY', 'NONE', 'TODO', 'IN_PROGRESS', 'DONE', 'GONE'] as const;

describe('the filter by tickets', () => {
  let world: AuditWorld;
  const own = (project: string) => `/api/waybill/v1/project/${project}/findings`;
  beforeAll(async () => {
    world = await startAuditWorld();
    const { first, second } = world;
    // The second record of a flaw: what is listed is the first.
    await addTicket(first.uuid, first.components.hammer, flaws.alias, 'DONE');
    await addTicket(first.uuid, first.components.anvil, flaws.medium, 'IN_PROGRESS');
    await addTicket(first.uuid, first.components.anvil, flaws.medium, 'GONE');
    await addTicket(second.uuid, second.components.anvil, flaws.critical, undefined);
  });
  afterAll(() => world.server.close());

  async function addTicket(
    project: string,
    component: string | undefined,
    vulnId: string,
    category?: string,
  ) {
    const { db } = world.server;
    const { rows } = await sql<{ uuid: string }>`select uuid from vuln where ext_id = ${vulnId}`.execute(db);
    const delivery = newUuid();
    const about = [{ project, component: component ?? '', thing: rows[0]?.uuid ?? '' }];
    const facts = { externalId: '1', key: 'OPS-1', url: 'https://jira.example/browse/OPS-1' };
    await rememberTicket(db, { delivery, ruleId: 1, system: 'JIRA', ...facts, about }, new Date());
    await inTransaction(db, (trx) =>
      runSql(
        trx,
        sql`update notification_ticket set category = ${category ?? null} where delivery_uuid = ${delivery}`,
      ),
    );
  }

  /** The tickets in the panel of a finding. */
  async function fits({ component, vulnerability }: AuditFinding, project: string, word: TicketFilter) {
    const path = `${own(project)}/${component.uuid}/${vulnerability.uuid}`;
    const { tickets } = (await world.viewer.get<FindingDetails>(path)).body;
    if (word === 'NONE') return tickets.length === 0;
    if (word === 'ANY') return tickets.length > 0;
    return tickets.some(({ category = 'TODO' }) => category === word);
  }
  const keyOf = ({ component, vulnerability }: AuditFinding) => `${component.uuid} ${vulnerability.uuid}`;
  const list = async <Row>(path: string, query: string) => {
    const { status, body, headers, text } = await world.viewer.get<Row[]>(`${path}?${query}`);
    expect(status, text).toBe(200);
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body;
  };

  it.each(words)('leaves of each list what the panels say: %s', async (word) => {
    const found: string[] = [];
    for (const { uuid } of [world.first, world.second]) {
      const all = await list<AuditFinding>(own(uuid), '');
      const expected: string[] = [];
      for (const row of all) if (await fits(row, uuid, word)) expected.push(keyOf(row));
      const left = await list<AuditFinding>(own(uuid), `ticket=${word}`);
      expect(left.map(keyOf)).toEqual(expected);
      for (const by of ['FLAW', 'COMPONENT']) {
        const groups = await list<FindingGroup>(`${own(uuid)}/groups`, `ticket=${word}&by=${by}`);
        expect(groups.reduce((sum, { findings }) => sum + findings, 0)).toBe(expected.length);
      }
      found.push(...expected);
    }
    const everywhere = await list<PortfolioFinding>('/api/waybill/v1/findings', `ticket=${word}`);
    expect(everywhere.map(keyOf).sort()).toEqual(found.sort());
    for (const by of ['FLAW', 'COMPONENT', 'PROJECT']) {
      const groups = await list<{ findings: number }>(
        '/api/waybill/v1/findings/groups',
        `ticket=${word}&by=${by}`,
      );
      expect(groups.reduce((sum, { findings }) => sum + findings, 0)).toBe(found.length);
    }
  });

  it('leaves something for each word that a ticket has, and for several of them together', async () => {
    const path = '/api/waybill/v1/findings';
    const countOf = async (query: string) => (await list(path, query)).length;
    expect(await countOf('ticket=ANY')).toBe(3);
    for (const word of ['TODO', 'IN_PROGRESS', 'DONE', 'GONE'])
      expect(await countOf(`ticket=${word}`)).toBe(1);
    expect(await countOf('ticket=DONE&ticket=TODO')).toBe(2);
    const none = await countOf('ticket=NONE');
    expect(await countOf('ticket=NONE&ticket=DONE')).toBe(none + 1);
    expect(await countOf('')).toBe(none + 3);
    expect(await countOf('everyRecord=true&ticket=DONE')).toBe(2);
    expect((await world.viewer.get(`${path}?ticket=LOST`)).status).toBe(400);
  });

  it('counts the same in a project so large that its components are read by identity', async () => {
    const { db } = world.server;
    const { rows } = await sql<{
      id: number;
    }>`select project_id as id from project where uuid = ${world.first.uuid}`.execute(db);
    for (const word of words) {
      const { length } = await list<AuditFinding>(own(world.first.uuid), `ticket=${word}`);
      const filter = { ...everyFinding, isFolded: true, tickets: [word] };
      expect(await countFiltered(db, rows[0]?.id ?? 0, filter, 0)).toBe(length);
    }
  });

  it('decides about what it leaves', async () => {
    const asked = { selection: { kind: 'filter', excluded: [] }, analysisState: 'IN_TRIAGE' };
    const path = `${own(world.first.uuid)}/decisions`;
    const started = await world.auditor.post(`${path}?ticket=DONE`, asked);
    expect(started.status, started.text).toBe(202);
    await world.server.runJobs();
    const decided = await list<AuditFinding>(own(world.first.uuid), 'state=IN_TRIAGE');
    expect(decided.map(({ component }) => component.name)).toEqual(['hammer']);
  });
});
