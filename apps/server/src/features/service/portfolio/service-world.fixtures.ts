import type { Project, ServiceComponent } from '@waybill/api-contract';
import { setAccessControl, showProject } from '../../../../test/audit-world.ts';
import { type KeyClient, startTestServer, type TestServer } from '../../../../test/server.ts';

interface MadeProject {
  readonly uuid: string;
  /** The uuids of its services, by their names. */
  readonly services: Readonly<Record<string, string>>;
}

export interface ServiceWorld {
  readonly server: TestServer;
  /** Sees the projects shop, old and store, but not hidden. */
  readonly viewer: KeyClient;
  /** Likewise, and manages what is there. */
  readonly manager: KeyClient;
  add(project: { name: string; version?: string }, ...services: readonly NewService[]): Promise<MadeProject>;
  readonly shop: MadeProject;
  readonly old: MadeProject;
  readonly store: MadeProject;
  readonly hidden: MadeProject;
}

interface NewService extends Partial<Pick<ServiceComponent, 'group' | 'version' | 'provider' | 'endpoints'>> {
  name: string;
  authenticated?: boolean;
  crossesTrustBoundary?: boolean;
}

/** Services in several projects, with access control on. */
export async function startServiceWorld(): Promise<ServiceWorld> {
  const server = await startTestServer();
  const { asAdmin } = server;
  async function add(
    project: { name: string; version?: string },
    ...made: readonly NewService[]
  ): Promise<MadeProject> {
    const { uuid } = (await asAdmin.put<Project>('/api/v1/project', project)).body;
    const services: Record<string, string> = {};
    for (const service of made) {
      const added = await asAdmin.put<ServiceComponent>(`/api/v1/service/project/${uuid}`, service);
      services[service.name] = added.body.uuid;
    }
    return { uuid, services };
  }
  const acme = { name: 'ACME Cloud' };
  const shop = await add(
    { name: 'Shop', version: '1' },
    { name: 'mail', group: 'acme', version: '2', provider: acme, endpoints: ['https://mail.example'] },
    { name: 'Pay', group: 'Bank', version: '10', authenticated: true, crossesTrustBoundary: true },
    { name: 'search', authenticated: false, crossesTrustBoundary: false },
  );
  const old = await add(
    { name: 'Shop', version: '0' },
    { name: 'mail', group: 'acme', version: '1', provider: acme, authenticated: true },
  );
  const store = await add(
    { name: 'depot' },
    { name: 'mail', version: '2', authenticated: true, crossesTrustBoundary: false },
    { name: 'stock', provider: { name: 'Payroll Ltd' } },
  );
  const hidden = await add({ name: 'Hidden' }, { name: 'mail', provider: acme }, { name: 'secret' });
  await asAdmin.patch(`/api/v1/project/${old.uuid}`, { active: false });
  await asAdmin.patch(`/api/v1/project/${shop.uuid}`, { isLatest: true });
  await asAdmin.put('/api/v1/tag', ['hot']);
  await asAdmin.post('/api/v1/tag/hot/project', [store.uuid, hidden.uuid]);
  const viewer = await server.asKey('VIEW_PORTFOLIO');
  const manager = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
  for (const client of [viewer, manager]) {
    for (const { uuid } of [shop, old, store]) await showProject(server, client, { uuid, components: {} });
  }
  await setAccessControl(server, true);
  return { server, viewer, manager, add, shop, old, store, hidden };
}
