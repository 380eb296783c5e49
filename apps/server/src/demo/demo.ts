import { readFile } from 'node:fs/promises';
import { type DemoClient, signIn } from './demo-client.ts';
import { startDemoSources } from './demo-sources.ts';

/** Sign-in of the demo; it is printed, and the demo listens on loopback only unless told otherwise. */
const demoSignIn = { username: 'admin', password: 'demo' } as const;

const folder = new URL('../../../../demo/boms/', import.meta.url);

/** The demo's first administrator has a password that is printed instead of one to be changed. */
export function demoEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { WAYBILL_ADMIN_PASSWORD: demoSignIn.password, ...environment };
}

/** Fills the demo when its server is ready, and prints how to sign in. */
export async function showDemo(url: string): Promise<() => Promise<void>> {
  const password = demoEnvironment(process.env).WAYBILL_ADMIN_PASSWORD ?? demoSignIn.password;
  const stop = await playDemo(url, password, console.log);
  console.log(`Open ${url} and sign in as ${demoSignIn.username} with the password ${password}`);
  return stop;
}

interface DemoProject {
  name: string;
  version: string;
  classifier: string;
  parent?: string;
  isLatest?: boolean;
  tags: string[];
  bom?: string;
}

/**
 * Fills a fresh installation through the public API, as its first user would: sources, mirrors, projects, BOMs. A later
 * start finds everything there and only tells the sources' new address.
 * @param url address of the running server, with a slash at its end
 * @param password of the first administrator
 * @param say tells the reader how far it is
 * @returns stops the servers that play the sources
 */
export async function playDemo(
  url: string,
  password: string,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  const sources = await startDemoSources();
  try {
    const client = await signIn(url, demoSignIn.username, password);
    await pointSources(client, sources.url);
    const projects = (await client.send('GET', 'api/v1/project?pageSize=1&pageNumber=1')) as unknown[];
    if (projects.length === 0) await fill(client, say);
    return sources.close;
  } catch (error) {
    await sources.close();
    throw error;
  }
}

async function pointSources(client: DemoClient, url: string): Promise<void> {
  const setting = (propertyName: string, propertyValue: string) => ({
    groupName: 'vuln-source',
    propertyName,
    propertyValue,
  });
  await client.send('POST', 'api/v1/configProperty/aggregate', [
    setting('google.osv.base.url', `${url}/osv`),
    setting('google.osv.enabled', 'Go;PyPI;crates.io'),
    setting('google.osv.alias.sync.enabled', 'true'),
    setting('nvd.enabled', 'true'),
    setting('nvd.api.enabled', 'false'),
    setting('nvd.feeds.url', `${url}/nvd`),
    setting('epss.feeds.url', `${url}/epss`),
    setting('kev.enabled', 'true'),
    setting('kev.feeds.url', `${url}/kev`),
  ]);
}

async function fill(client: DemoClient, say: (line: string) => void): Promise<void> {
  say('Reading the sample advisories …');
  for (const source of ['osv', 'nvd', 'epss', 'kev']) {
    const { token } = (await client.send('POST', `api/waybill/v1/sources/${source}/mirror`)) as {
      token: string;
    };
    await client.wait(token);
  }
  say('Uploading the sample portfolio …');
  const projects = JSON.parse(await readFile(new URL('portfolio.json', folder), 'utf8')) as DemoProject[];
  const uuids = new Map<string, string>();
  for (const project of projects) uuids.set(project.name, await addProject(client, project, uuids));
}

async function addProject(
  client: DemoClient,
  project: DemoProject,
  uuids: Map<string, string>,
): Promise<string> {
  const parent = project.parent === undefined ? undefined : uuids.get(project.parent);
  const created = (await client.send('PUT', 'api/v1/project', {
    name: project.name,
    version: project.version,
    classifier: project.classifier,
    isLatest: project.isLatest ?? false,
    tags: project.tags.map((name) => ({ name })),
    ...(parent === undefined ? {} : { parent: { uuid: parent } }),
  })) as { uuid: string };
  if (project.bom !== undefined) {
    const file = await readFile(new URL(project.bom, folder));
    const { token } = await client.upload('api/v1/bom', { project: created.uuid }, file);
    await client.wait(token);
  }
  return created.uuid;
}
