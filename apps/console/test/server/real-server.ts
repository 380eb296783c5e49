import type { Permission } from '@waybill/api-contract';
import { inTransaction } from '../../../server/src/db/database.ts';
// Declares what the test runner provides.
import type {} from '../../../server/test/global-setup.ts';
import { npmAdvisory, putAdvisory } from '../../../server/test/portfolio-builder.ts';
import { startTestServer, type TestServer, type UserClient } from '../../../server/test/server.ts';
import type { PageOptions, PageWorld } from '../pages.ts';

/** Everything that a manager of the portfolio may do. */
export const managerPermissions = [
  'VIEW_PORTFOLIO',
  'PORTFOLIO_MANAGEMENT',
  'BOM_UPLOAD',
  'VIEW_VULNERABILITY',
  'VULNERABILITY_ANALYSIS',
  'SYSTEM_CONFIGURATION',
] as const satisfies readonly Permission[];

/** The product without anything; whose its pages are is up to the tests. */
export async function startPlainServer(): Promise<{ server: TestServer }> {
  return { server: await startTestServer() };
}

interface SignedIn {
  user: UserClient;
  pageOptions: PageOptions;
}

/** A world of the server's tests whose pages are those of a new user with these permissions. */
export async function signIn<World extends { server: TestServer }>(
  world: World,
  ...permissions: Permission[]
): Promise<World & SignedIn> {
  const user = await world.server.asUser(...permissions);
  return { ...world, user, pageOptions: { token: user.token } };
}

export interface ConsoleServer extends PageWorld {
  server: TestServer;
  manager: UserClient;
}

/** The product, whose pages are those of a manager. */
export async function startConsoleServer(): Promise<ConsoleServer> {
  const world = await signIn(await startPlainServer(), ...managerPermissions);
  return { ...world, manager: world.user };
}

/** An npm package is known to be affected below a version. */
export async function addNpmAdvisory(
  server: TestServer,
  id: string,
  name: string,
  fixed: string,
  severity: 'CRITICAL' | 'HIGH' | 'LOW' = 'HIGH',
): Promise<void> {
  await inTransaction(server.db, (trx) => putAdvisory(trx, npmAdvisory(id, name, fixed), severity));
}

/** A small CycloneDX document of npm packages, `name@version` each; the first ones depend on those after them. */
export function bomOf(packages: readonly string[], more: object = {}): object {
  const parts = packages.map((text) => text.split('@') as [name: string, version: string]);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'acme-shop', version: '2.0' } },
    components: parts.map(([name, version]) => ({
      type: 'library',
      'bom-ref': name,
      name,
      version,
      purl: `pkg:npm/${name}@${version}`,
    })),
    dependencies: ['root', ...parts.map(([name]) => name)].map((ref, index, refs) => ({
      ref,
      dependsOn: refs.slice(index + 1, index + 2),
    })),
    ...more,
  };
}

/** Brings a BOM into a project, made for it where needed. */
export async function importBom(
  { server, manager }: ConsoleServer,
  project: { name: string; version: string },
  bom: object,
): Promise<string> {
  const answer = await manager.put('/api/v1/bom', {
    projectName: project.name,
    projectVersion: project.version,
    autoCreate: true,
    bom: Buffer.from(JSON.stringify(bom)).toString('base64'),
  });
  if (answer.status !== 200) throw new Error(answer.text);
  await server.runJobs();
  const query = new URLSearchParams(project);
  const found = await manager.get<{ uuid: string }>(`/api/v1/project/lookup?${query}`);
  return found.body.uuid;
}
