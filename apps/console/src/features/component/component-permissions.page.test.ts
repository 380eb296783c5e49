import type { Component, Permission, ServiceComponent } from '@waybill/api-contract';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { setUpPages } from '#test';
import { addNpmAdvisory, bomOf, importBom, startConsoleServer } from '#test/server';

const pages = setUpPages(startConsoleServer);
let project: string;
let component: string;
let service: string;

beforeAll(async () => {
  await addNpmAdvisory(pages.world.server, 'GHSA-aaaa-bbbb-cccc', 'lodash', '4.17.21', 'CRITICAL');
  project = await importBom(pages.world, { name: 'Shop', version: '1.0' }, bomOf(['lodash@4.17.20']));
  const { manager } = pages.world;
  component = (await manager.get<Component[]>(`/api/v1/component/project/${project}`)).body[0]?.uuid ?? '';
  const added = await manager.put<ServiceComponent>(`/api/v1/service/project/${project}`, { name: 'Pay' });
  service = added.body.uuid;
});

async function openAs(permissions: readonly Permission[], path: string): Promise<Page> {
  const { token } = await pages.world.server.asUser(...permissions);
  return (await pages.open(path, { token })).page;
}

/** The state of a control: `absent`, `enabled`, or the reason why it is disabled. */
async function stateOf(control: Locator): Promise<string> {
  if ((await control.count()) === 0) return 'absent';
  if ((await control.getAttribute('aria-disabled')) !== 'true') {
    return (await control.isDisabled()) ? 'disabled' : 'enabled';
  }
  const reason = await control.evaluate((button) => {
    const id = button.getAttribute('aria-describedby') ?? '';
    return button.ownerDocument.getElementById(id)?.textContent;
  });
  return reason ?? 'disabled without a reason';
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

async function tabsOf(page: Page): Promise<string[]> {
  const tabs = page.getByRole('navigation', { name: 'Component' }).getByRole('link');
  return (await tabs.allInnerTexts()).map((text) => text.replace(/\s*\d+$/, '').trim());
}

const always = ['Overview', 'Dependents', 'Properties'];

test.each<{ beside: Permission[]; manages: boolean; tabs: string[] }>([
  { beside: [], manages: false, tabs: always },
  { beside: ['PORTFOLIO_MANAGEMENT'], manages: true, tabs: always },
  {
    beside: ['VIEW_VULNERABILITY'],
    manages: false,
    tabs: ['Overview', 'Vulnerabilities', 'Dependents', 'Properties'],
  },
  { beside: ['VULNERABILITY_ANALYSIS'], manages: false, tabs: always },
  {
    beside: ['VIEW_POLICY_VIOLATION'],
    manages: false,
    tabs: ['Overview', 'Policy violations', 'Dependents', 'Properties'],
  },
  { beside: ['BOM_UPLOAD'], manages: false, tabs: always },
])('what VIEW_PORTFOLIO with $beside allows', async ({ beside, manages, tabs }) => {
  const who = ['VIEW_PORTFOLIO', ...beside] as const;
  const onlyForManagers = manages ? 'enabled' : 'absent';

  const page = await openAs(who, `/projects/${project}/components?add=true`);
  const list = page.getByRole('grid', { name: 'Components' });
  if (manages) {
    const form = page.getByRole('dialog', { name: 'Add component' });
    await form.waitFor();
    expect(await stateOf(button(form, 'Add'))).toBe('enabled');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  }
  await list.getByRole('link', { name: 'lodash', exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await stateOf(button(page, 'Add component'))).toBe(onlyForManagers);
  expect(await stateOf(list.locator('[data-row]').getByRole('checkbox'))).toBe(onlyForManagers);

  await page.goto('/components?q=lodash');
  const found = page.getByRole('grid', { name: 'Matching components' });
  await found.getByRole('link', { name: 'lodash', exact: true }).waitFor();
  expect(await stateOf(found.locator('[data-row]').getByRole('checkbox'))).toBe(onlyForManagers);

  await page.goto(`/components/${component}`);
  await page.getByText('pkg:npm/lodash@4.17.20').waitFor();
  expect(await tabsOf(page)).toEqual(tabs);
  expect(await stateOf(button(page, 'Refresh'))).toBe(onlyForManagers);
  expect(await stateOf(button(page, 'More actions'))).toBe(onlyForManagers);
  if (manages) {
    await button(page, 'More actions').click();
    const remove = page.getByRole('menuitem', { name: 'Delete component…' });
    await remove.waitFor();
    expect(await stateOf(remove)).toBe('enabled');
    await page.keyboard.press('Escape');
  }
  await button(page, 'Details').click();
  const details = page.getByRole('dialog', { name: 'Component details' });
  expect(await stateOf(details.locator('[name="name"]'))).toBe(manages ? 'enabled' : 'disabled');
  expect(await stateOf(button(details, 'Save'))).toBe(onlyForManagers);

  await page.goto(`/components/${component}/properties?add=true`);
  if (manages) await page.getByRole('dialog', { name: 'Add property' }).waitFor();
  else {
    await page.getByText('No properties yet').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await stateOf(button(page, 'Add property'))).toBe('absent');
  }

  await page.goto(`/projects/${project}/services`);
  const services = page.getByRole('grid', { name: 'Services' });
  await services.getByRole('link', { name: 'Pay' }).waitFor();
  expect(await stateOf(button(page, 'Add service'))).toBe(onlyForManagers);
  expect(await stateOf(services.locator('[data-row]').getByRole('checkbox'))).toBe(onlyForManagers);

  await page.goto(`/services/${service}`);
  await page.getByRole('heading', { name: 'Pay' }).waitFor();
  expect(await stateOf(button(page, 'More actions'))).toBe(onlyForManagers);
});

test.each<{ beside: Permission[]; save: string }>([
  { beside: [], save: 'Requires the permission VULNERABILITY_ANALYSIS.' },
  { beside: ['VULNERABILITY_ANALYSIS'], save: 'enabled' },
])('what VIEW_VULNERABILITY with $beside allows about a finding of a component', async (each) => {
  const path = `/components/${component}/vulnerabilities`;
  const page = await openAs(['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', ...each.beside], path);
  const row = page.getByRole('grid', { name: 'Findings' }).locator('[data-row]');
  await row.getByText('Critical').click();
  const save = page.locator('[data-side-panel]').getByRole('button', { name: 'Save', exact: true });
  await save.waitFor();
  expect(await stateOf(save)).toBe(each.save);
});

test('the vulnerabilities of a component are closed to those who lack VIEW_VULNERABILITY', async () => {
  const page = await openAs(['VIEW_PORTFOLIO'], `/components/${component}/vulnerabilities`);
  await page.getByText("You don't have access to this page.").waitFor();
  await page.waitForURL(`**/components/${component}`);
});

test.each([
  ['the components of a project', () => `/projects/${project}/components`],
  ['a component', () => `/components/${component}`],
  ['the search for components', () => '/components?q=lodash'],
  ['the services of a project', () => `/projects/${project}/services`],
])('%s cannot be seen with PORTFOLIO_MANAGEMENT alone', async (_, path) => {
  const page = await openAs(['PORTFOLIO_MANAGEMENT'], path());
  await page.getByText('No access yet').waitFor();
  expect(await page.getByRole('grid').count()).toBe(0);
});
