import type {
  Integration,
  IntegrationName,
  IntegrationUpload,
  ProjectIntegration,
  TokenResponse,
} from '@waybill/api-contract';
import {
  type DefectDojoState,
  type FortifyState,
  type KennaState,
  playDefectDojo,
  playFortify,
  playKenna,
  type SourceServer,
  startSourceServer,
} from '@waybill/test-kit';
import { type AuditWorld, startAuditWorld } from '../../../test/audit-world.ts';
import { runSql, sql } from '../../db/database.ts';
import { recurringUploads } from './integration.jobs.ts';

const minuteMs = 60_000;

/** The state of the played systems. Tests may change it. */
interface Played {
  dojo: DefectDojoState;
  fortify: FortifyState;
  kenna: KennaState;
}

/** The product with two projects that have findings, and played systems; every integration is off, and set up to be used. */
export interface IntegrationBench extends AuditWorld {
  readonly outside: SourceServer;
  readonly played: Played;
  set(name: string, value: string | null): Promise<void>;
  /** Sets a property of a project. */
  configure(project: { uuid: string }, properties: Readonly<Record<string, string>>): Promise<void>;
  skipMinutes(minutes: number): void;
  /** The played systems behave well again, and are asked as if they had never asked to wait. */
  calm(): Promise<void>;
  /** Uploads as an administrator asks for it, and works until it is done. */
  upload(id: IntegrationName): Promise<Integration>;
  state(id: IntegrationName): Promise<Integration>;
  uploads(id: IntegrationName): Promise<IntegrationUpload[]>;
  ofProject(project: { uuid: string }, id: IntegrationName): Promise<ProjectIntegration | undefined>;
  /** True if the schedule would start an upload now. */
  isDue(id: IntegrationName, startedAt: Date): Promise<boolean>;
  /** The notifications about integrations so far. */
  told(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startIntegrationBench(): Promise<IntegrationBench> {
  const clock = { now: new Date('2026-03-01T12:00:00Z') };
  const world = await startAuditWorld({
    silenceMs: 200,
    now: () => clock.now,
    pause: async () => undefined,
  });
  const { server, auditor } = world;
  const played: Played = {
    dojo: {
      key: 'dojo-key',
      engagements: [
        { id: 7, product: 'Tools', productType: 'Research', name: 'first' },
        { id: 8, product: 'Tools', productType: 'Research', name: 'second' },
      ],
      tests: [],
    },
    fortify: { token: 'ssc-token', versions: new Map([['5', 0]]), fileTokens: new Set() },
    kenna: {
      token: 'kenna-token',
      connector: '15',
      assets: new Map(),
      definitions: new Map(),
      success: 'true',
      failedPayloads: 0,
      askedBefore: 1,
    },
  };
  const outside = await startSourceServer({
    root: '.',
    services: {
      '/dojo': playDefectDojo(() => played.dojo),
      '/fortify': playFortify(() => played.fortify),
      '/kenna': playKenna(() => played.kenna),
    },
  });
  const set = async (name: string, value: string | null) => {
    await runSql(
      server.db,
      sql`update config_property set value = ${value} where group_name = 'integrations' and property_name = ${name}`,
    );
  };
  const setSecret = (name: string, value: string) => set(name, server.context.secrets.encrypt(value));
  await set('defectdojo.url', `${outside.url}/dojo/`);
  await setSecret('defectdojo.apiKey', 'dojo-key');
  await set('fortify.ssc.url', `${outside.url}/fortify`);
  await setSecret('fortify.ssc.token', 'ssc-token');
  await set('kenna.api.url', `${outside.url}/kenna`);
  await set('kenna.connector.id', '15');
  await setSecret('kenna.token', 'kenna-token');
  const get = async <T>(url: string) => {
    const { status, body, text } = await auditor.get<T>(url);
    if (status !== 200) throw new Error(text);
    return body;
  };
  const state = async (id: IntegrationName) => {
    const all = await get<Integration[]>('/api/waybill/v1/integrations');
    const found = all.find(({ integration }) => integration === id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  return {
    ...world,
    outside,
    played,
    set,
    async configure({ uuid }, properties) {
      for (const [propertyName, propertyValue] of Object.entries(properties)) {
        const path = `/api/v1/project/${uuid}/property`;
        const property = { groupName: 'integrations', propertyName, propertyValue };
        const added = await auditor.put(path, { ...property, propertyType: 'STRING' });
        if (added.status === 409) await auditor.post(path, property);
        else if (added.status !== 201) throw new Error(added.text);
      }
    },
    skipMinutes(minutes) {
      clock.now = new Date(clock.now.getTime() + minutes * minuteMs);
    },
    async calm() {
      outside.reset();
      await runSql(server.db, sql`delete from outgoing_lane`);
    },
    state,
    async upload(id) {
      const { status, text } = await auditor.post<TokenResponse>(`/api/waybill/v1/integrations/${id}/run`);
      if (status !== 202) throw new Error(text);
      await server.runJobs();
      return state(id);
    },
    uploads: (id) => get<IntegrationUpload[]>(`/api/waybill/v1/integrations/${id}/uploads`),
    async ofProject({ uuid }, id) {
      const all = await get<ProjectIntegration[]>(`/api/waybill/v1/project/${uuid}/integrations`);
      return all.find(({ integration }) => integration === id);
    },
    async isDue(id, startedAt) {
      const item = recurringUploads(startedAt, () => clock.now).find(({ task }) => task.subject === id);
      return (await item?.intervalMs(server.db)) !== undefined;
    },
    async told() {
      const { rows } = await sql<{ content: string }>`select subject ->> 'content' as content from outbox
        where event_group = 'INTEGRATION' order by event_id`.execute(server.db);
      return rows.map(({ content }) => content);
    },
    async close() {
      await server.close();
      await outside.close();
    },
  };
}
