import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { setUpPages } from '#test';
import { startPlainServer, type TestServer } from '#test/server';

const pages = setUpPages(startPlainServer);

async function start(): Promise<TestServer> {
  const { server } = await startPlainServer();
  return server;
}

/** The page of a server, signed in, and what the storage of its origin has. */
async function visit(server: TestServer) {
  const { token } = await server.asUser('VIEW_PORTFOLIO');
  const { page, goto } = await pages.openBlank({ origin: server.url, token });
  await goto('/profile');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  return { page, stored: await page.evaluate(() => localStorage.getItem('own')) };
}

let address = '';

test('a page of a server keeps something', async () => {
  const server = await start();
  address = server.url;
  const { page, stored } = await visit(server);
  expect(stored).toBe(null);
  await page.evaluate(() => localStorage.setItem('own', '1'));
  await page.goto('about:blank');
  await server.close();
});

test('the next server has its address, and its users and pages are others', async () => {
  const server = await start();
  onTestFinished(() => server.close());
  expect(server.url).toBe(address);
  expect((await visit(server)).stored).toBe(null);
});

test('a server whose address somebody else has taken meanwhile gets another', async () => {
  const server = await start();
  const taken = server.url;
  await server.close();
  const other = createServer().listen(Number(new URL(taken).port), '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const next = await start();
  onTestFinished(() => next.close());
  expect(next.url).not.toBe(taken);
});
