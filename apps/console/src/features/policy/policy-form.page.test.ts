import type { Policy, PolicyCondition } from '@waybill/api-contract';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  fakeToken,
  findAccessibilityFaults,
  type MockHandlers,
  type PageOptions,
  setUpMockedPages,
  takeScreenshot,
} from '#test';

const pages = setUpMockedPages();

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const policyUuid = uuidOf(1);
const mit = { uuid: uuidOf(20), name: 'MIT License', licenseId: 'MIT' };
const copyleft = { uuid: uuidOf(30), name: 'Copyleft', licenses: [], riskWeight: 0 };

function policyOf(change: Partial<Policy> = {}): Policy {
  return {
    uuid: policyUuid,
    name: 'House rules',
    operator: 'ANY',
    violationState: 'FAIL',
    includeChildren: false,
    onlyLatestProjectVersion: false,
    global: true,
    policyConditions: [],
    ...change,
  };
}

const counted = (rows: readonly unknown[]) => ({
  headers: { 'x-total-count': String(rows.length) },
  body: rows,
});

function handlersOf(policy: Policy, more: MockHandlers = {}): MockHandlers {
  const conditions = (policy.policyConditions ?? []).map((one) => ({ ...one, policy: policyUuid }));
  return {
    [`GET /api/v1/policy/${policyUuid}`]: () => ({ body: policy }),
    'GET /api/v1/policy': () => counted([policy]),
    'GET /api/waybill/v1/policies/conditions': () => counted(conditions),
    'GET /api/waybill/v1/policies': () => counted([]),
    'GET /api/v1/license/concise': () => ({ body: [mit] }),
    'GET /api/v1/licenseGroup': () => counted([copyleft]),
    'GET /api/v1/cwe': () => counted([{ cweId: 79, name: 'Cross-site Scripting' }]),
    'GET /api/v1/tag': () => counted([{ name: 'web' }]),
    'GET /api/v1/project': () => counted([{ uuid: uuidOf(40), name: 'Shop', version: '1.0' }]),
    'POST /api/v1/policy': ({ body }) => ({ body: JSON.parse(body) }),
    [`PUT /api/waybill/v1/policies/${policyUuid}/conditions`]: ({ body }) => {
      const condition = { ...JSON.parse(body), policy: policyUuid, uuid: uuidOf(100 + conditions.length) };
      conditions.push(condition);
      return { status: 201, body: condition };
    },
    [`POST /api/v1/policy/${policyUuid}/project/${uuidOf(40)}`]: () => ({ body: policy }),
    [`POST /api/v1/policy/${policyUuid}/tag/web`]: () => ({ body: policy }),
    ...more,
  };
}

const manager = ['POLICY_MANAGEMENT', 'VIEW_PORTFOLIO'];

async function openPolicy(handlers: MockHandlers, options: PageOptions = {}, permissions = manager) {
  const opened = await pages.openMocked(handlers, { token: fakeToken(permissions), ...options });
  await opened.goto(`/policy/${policyUuid}`);
  await opened.page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor();
  const sent = () => opened.backend.requests.filter(({ method }) => method !== 'GET');
  return { ...opened, sent };
}

const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const conditionOf = (page: Page, number: number) =>
  page.getByRole('group', { name: `Condition ${number}`, exact: true });

async function addCondition(page: Page, number: number, subject: string, operator?: string) {
  await page.getByRole('button', { name: 'Add condition' }).click();
  const row = conditionOf(page, number);
  await row.getByLabel('Subject').selectOption({ label: subject });
  if (operator) await row.getByLabel('Operator').selectOption({ label: operator });
  return row;
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save' });

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.getByText('Policy saved').waitFor();
}

/** One of the projects or tags to which the policy is limited. */
async function limitTo(page: Page, list: 'Projects' | 'Tags', name: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
}

const fill = (label: string, text: string) => (row: Locator) => row.getByLabel(label).first().fill(text);
const select = (label: string, option: string) => (row: Locator) =>
  row.getByLabel(label).selectOption({ label: option });
const pick = (text: string, option: string | RegExp) => async (row: Locator) => {
  await row.getByRole('combobox', { name: 'Value' }).fill(text);
  await row.page().getByRole('option', { name: option }).click();
  // Once the list is closed, the key is no longer for the field.
  await row.page().keyboard.press('Escape');
};

type Enter = (row: Locator) => Promise<unknown>;

/** The choice, the input, and the resulting request. */
const examples: [subject: string, operator: string, enter: Enter[], ...sent: [string, string, string]][] = [
  [
    'Age',
    'is greater than',
    [fill('Years', '1'), fill('Months', '6')],
    'AGE',
    'NUMERIC_GREATER_THAN',
    'P1Y6M',
  ],
  [
    'Component hash',
    'is not',
    [select('Algorithm', 'SHA-256'), fill('Hash', 'ab12')],
    'COMPONENT_HASH',
    'IS_NOT',
    '{"algorithm":"SHA-256","value":"ab12"}',
  ],
  [
    'Coordinates',
    'matches',
    [fill('Group', 'org.acme'), fill('Name', 'lib-*')],
    'COORDINATES',
    'MATCHES',
    '{"group":"org.acme","name":"lib-*","version":"*"}',
  ],
  ['CPE', 'does not match', [fill('Value', 'cpe:2.3:a:acme:*')], 'CPE', 'NO_MATCH', 'cpe:2.3:a:acme:*'],
  ['CVSS score', 'is at least', [fill('Value', '7')], 'CVSS', 'NUMERIC_GREATER_THAN_OR_EQUAL', '7'],
  ['CWE', 'contains all of', [pick('79', /^CWE-79/)], 'CWE', 'CONTAINS_ALL', 'CWE-79'],
  ['EPSS score', 'is at least', [fill('Value', '0.5')], 'EPSS', 'NUMERIC_GREATER_THAN_OR_EQUAL', '0.5'],
  ['Fix available', 'is', [select('Value', 'Yes')], 'FIX_AVAILABLE', 'IS', 'true'],
  ['Known exploited', 'is', [select('Value', 'Yes')], 'KNOWN_EXPLOITED', 'IS', 'true'],
  ['Internal component', 'is', [select('Value', 'No')], 'IS_INTERNAL', 'IS', 'false'],
  ['Outdated component', 'is', [select('Value', 'Yes')], 'IS_OUTDATED', 'IS', 'true'],
  ['License', 'is not', [pick('mit', /^MIT/)], 'LICENSE', 'IS_NOT', mit.uuid],
  ['License group', 'is', [pick('copy', 'Copyleft')], 'LICENSE_GROUP', 'IS', copyleft.uuid],
  ['Package URL', 'matches', [fill('Value', 'pkg:npm/left-*')], 'PACKAGE_URL', 'MATCHES', 'pkg:npm/left-*'],
  ['Severity', 'is', [select('Value', 'Critical')], 'SEVERITY', 'IS', 'CRITICAL'],
  ['Severity', 'is at least', [select('Value', 'High')], 'SEVERITY', 'NUMERIC_GREATER_THAN_OR_EQUAL', 'HIGH'],
  ['SWID tag ID', 'matches', [fill('Value', 'acme*')], 'SWID_TAGID', 'MATCHES', 'acme*'],
  ['Version', 'is less than', [fill('Value', '2.0')], 'VERSION', 'NUMERIC_LESS_THAN', '2.0'],
  [
    'Version distance',
    'is at least',
    [fill('Major', '2')],
    'VERSION_DISTANCE',
    'NUMERIC_GREATER_THAN_OR_EQUAL',
    '{"epoch":"0","major":"2","minor":"?","patch":"?"}',
  ],
  ['Vulnerability ID', 'is', [fill('Value', 'CVE-2021-44228')], 'VULNERABILITY_ID', 'IS', 'CVE-2021-44228'],
];

test('a condition of every subject is entered with its own editor', async () => {
  const { page, sent, problems } = await openPolicy(handlersOf(policyOf()));
  await page.getByText('A policy without a condition is never violated.').waitFor();
  for (const [index, [subject, operator, steps]] of examples.entries()) {
    const row = await addCondition(page, index + 1, subject, operator);
    for (const enter of steps) await enter(row);
  }
  await takeScreenshot(page, 'policy-conditions');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await save(page);
  const bodies = sent().map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ subject, operator, value }) => [subject, operator, value])).toEqual(
    examples.map(([, , , ...expected]) => expected),
  );
  expect(problems).toEqual([]);
});

test('what is wrong with a value is said at its field, and nothing is sent', async () => {
  const { page, sent } = await openPolicy(handlersOf(policyOf()));
  await addCondition(page, 1, 'Severity');
  const score = await addCondition(page, 2, 'EPSS score');
  await fill('Value', '7')(score);
  const pattern = await addCondition(page, 3, 'Package URL');
  await fill('Value', 'a(')(pattern);
  await addCondition(page, 4, 'Version distance');
  await saveButton(page).click();
  await conditionOf(page, 1).getByText('This field is required.').waitFor();
  await score.getByText("This value isn't valid for the subject.").waitFor();
  await pattern.getByText('This is not a valid pattern.').waitFor();
  await takeScreenshot(page, 'policy-faults');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(sent()).toEqual([]);
});

test('a value is kept when the subject is chosen again', async () => {
  const { page } = await openPolicy(handlersOf(policyOf()));
  const row = await addCondition(page, 1, 'Package URL');
  await row.getByLabel('Value').fill('pkg:npm/*');
  await row.getByLabel('Subject').selectOption({ label: 'CPE' });
  expect(await row.getByLabel('Value').inputValue()).toBe('pkg:npm/*');
  await row.getByLabel('Subject').selectOption({ label: 'Severity' });
  expect(await row.getByLabel('Value').inputValue()).toBe('');
  await row.getByLabel('Subject').selectOption({ label: 'Package URL' });
  expect(await row.getByLabel('Value').inputValue()).toBe('pkg:npm/*');
});

test('rules, changed and deleted conditions, and limits are saved step by step', async () => {
  const conditions: PolicyCondition[] = [
    { uuid: uuidOf(11), subject: 'SEVERITY', operator: 'IS', value: 'HIGH' },
    { uuid: uuidOf(12), subject: 'EPSS', operator: 'NUMERIC_GREATER_THAN', value: '0.1' },
  ];
  const { page, sent } = await openPolicy(
    handlersOf(policyOf({ policyConditions: conditions }), {
      [`DELETE /api/waybill/v1/policies/conditions/${uuidOf(12)}`]: () => ({ status: 204 }),
      [`POST /api/waybill/v1/policies/conditions/${uuidOf(11)}`]: ({ body }) => ({ body: JSON.parse(body) }),
    }),
  );
  expect(await saveButton(page).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Remove Condition 2' }).click();
  await select('Value', 'Critical')(conditionOf(page, 1));
  await limitTo(page, 'Projects', 'Shop 1.0');
  await limitTo(page, 'Tags', 'web');
  await page.getByRole('switch', { name: 'Include children of these projects' }).click();
  await page.getByRole('switch', { name: 'Only latest versions of projects' }).click();
  await takeScreenshot(page, 'policy-limits');
  await save(page);
  expect(sent().map(callOf)).toEqual([
    'POST /api/v1/policy',
    `DELETE /api/waybill/v1/policies/conditions/${uuidOf(12)}`,
    `POST /api/waybill/v1/policies/conditions/${uuidOf(11)}`,
    `POST /api/v1/policy/${policyUuid}/project/${uuidOf(40)}`,
    `POST /api/v1/policy/${policyUuid}/tag/web`,
  ]);
  expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject({
    includeChildren: true,
    onlyLatestProjectVersion: true,
    operator: 'ANY',
    violationState: 'FAIL',
  });
});

test('a condition that somebody else has added meanwhile stays', async () => {
  const policy = policyOf({
    policyConditions: [{ uuid: uuidOf(11), subject: 'SEVERITY', operator: 'IS', value: 'HIGH' }],
  });
  const { page, sent, backend } = await openPolicy(
    handlersOf(policy, {
      [`DELETE /api/waybill/v1/policies/conditions/${uuidOf(11)}`]: () => ({ status: 204 }),
    }),
  );
  await fetch(`${backend.origin}/api/waybill/v1/policies/${policyUuid}/conditions`, {
    method: 'PUT',
    body: JSON.stringify({ subject: 'EPSS', operator: 'NUMERIC_GREATER_THAN', value: '0.1' }),
  });
  const before = sent().length;
  await page.getByRole('button', { name: 'Remove Condition 1' }).click();
  await save(page);
  expect(sent().slice(before).map(callOf)).toEqual([
    `DELETE /api/waybill/v1/policies/conditions/${uuidOf(11)}`,
  ]);
  await conditionOf(page, 2).getByLabel('Subject').waitFor();
});

test('a condition that was stored before another one failed is not stored twice', async () => {
  let failing = true;
  const base = handlersOf(policyOf());
  const put = `PUT /api/waybill/v1/policies/${policyUuid}/conditions`;
  const { page, sent } = await openPolicy({
    ...base,
    [put]: async (request) => {
      const isSecond = request.body.includes('EPSS');
      if (isSecond && failing) return { status: 500, body: 'down' };
      return (await base[put]?.(request)) ?? { status: 404 };
    },
  });
  const first = await addCondition(page, 1, 'Severity');
  await select('Value', 'High')(first);
  const second = await addCondition(page, 2, 'EPSS score');
  await fill('Value', '0.2')(second);
  await saveButton(page).click();
  await expect.poll(() => sent().length).toBe(2);
  failing = false;
  await expect.poll(() => saveButton(page).getAttribute('aria-busy')).not.toBe('true');
  await save(page);
  const subjects = sent().map(({ body }) => JSON.parse(body).subject);
  expect(subjects).toEqual(['SEVERITY', 'EPSS', 'EPSS']);
});

test('what was typed is not lost by a link, and limits need a view of the portfolio', async () => {
  const { page } = await openPolicy(handlersOf(policyOf()), { theme: 'dark' }, ['POLICY_MANAGEMENT']);
  expect(await page.getByRole('combobox', { name: 'Projects' }).isDisabled()).toBe(true);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Name').fill('Other rules');
  await page.getByRole('link', { name: 'Policies' }).first().click();
  const asking = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  await asking.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Other rules');
});
