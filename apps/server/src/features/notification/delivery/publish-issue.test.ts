import type { NotificationPublisher, NotificationRule } from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import { type NotificationWorld, startNotificationWorld } from '../notification.fixtures.ts';

const minute = 60_000;
const silenceMs = 400;
const kinds = ['github', 'gitlab'] as const;
type Kind = (typeof kinds)[number];
const names: Readonly<Record<Kind, string>> = { github: 'GitHub Issues', gitlab: 'GitLab Issues' };
const apiPaths: Readonly<Record<Kind, string>> = { github: 'api/v3', gitlab: 'api/v4' };

describe.each(kinds)('issues of %s', (kind) => {
  let world: NotificationWorld;
  beforeAll(async () => {
    world = await startNotificationWorld({ silenceMs });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setClock(undefined);
    await world.deleteRules();
  });

  /** A rule with its own token, because a pause applies to all rules with the same token. */
  function newRule(notifyOn: readonly string[], more: object = {}): Promise<NotificationRule> {
    const root = `${world.chat.url}/${kind}`;
    return world.newRule(names[kind], notifyOn, {
      publisherConfig: JSON.stringify({
        destination: `${root}/acme/shop`,
        apiUrl: `${root}/${apiPaths[kind]}`,
        token: `token-${crypto.randomUUID()}`,
        labels: ['security'],
        ...more,
      }),
    });
  }

  const upload = (name: string) =>
    uploadBom(world.server, world.admin, name, crypto.randomUUID(), workshopBom);
  const issuesSince = (start: number) => world.chat.issues.slice(start);

  it('are made of new vulnerabilities, each once, by a token that nobody is shown', async () => {
    const rule = await newRule(['NEW_VULNERABILITY']);
    await world.options(rule, { minSeverity: 'CRITICAL' });
    const start = world.chat.issues.length;
    const { uuid } = await upload('Issues');
    expect(await world.deliveries()).toMatchObject([{ state: 'SENT', attempts: 1 }]);
    const [issue, ...others] = issuesSince(start);
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      service: kind,
      repository: 'acme/shop',
      title: expect.stringMatching(/^CVE-\S+ \(CRITICAL\) in \S+ of Issues : /),
      text: expect.stringContaining('- **Severity:** CRITICAL\n'),
      labels: ['security'],
    });
    expect(issue?.text).not.toContain(uuid);
    const shown = await world.admin.get<NotificationRule[]>('/api/v1/notification/rule');
    expect(shown.text).not.toContain('token-');
    expect(shown.body[0]?.publisher.publisherClass).toMatch(/\.WebhookPublisher$/);
    const { body: all } = await world.admin.get<NotificationPublisher[]>('/api/v1/notification/publisher');
    expect(all.find(({ name }) => name === names[kind])?.template).toContain('"title"');
  });

  it('are not made twice when it is not known whether one was', async () => {
    await newRule(['BOM_PROCESSED']);
    const start = world.chat.issues.length;
    world.chat.plan(kind, undefined, 'unsaid');
    await upload('Unsaid');
    expect(issuesSince(start)).toHaveLength(1);
    expect(await world.deliveries()).toMatchObject([{ state: 'WAITING', attempts: 1 }]);
    // Others come meanwhile.
    await upload('Meanwhile');
    world.setClock(Date.now() + minute);
    await world.wake();
    expect((await world.deliveries()).map(({ state }) => state)).toEqual(['SENT', 'SENT']);
    expect(issuesSince(start)).toHaveLength(2);
  });

  it('are not made with a stored token at another host', async () => {
    const rule = await newRule(['BOM_PROCESSED']);
    const config = JSON.parse(rule.publisherConfig ?? '{}') as Record<string, unknown>;
    const update = (more: object) =>
      world.admin.post('/api/v1/notification/rule', {
        uuid: rule.uuid,
        name: rule.name,
        publisherConfig: JSON.stringify({ ...config, ...more }),
      });
    expect((await update({ apiUrl: 'https://elsewhere.example/api' })).status).toBe(400);
    expect((await update({ labels: ['other'] })).status).toBe(200);
    const start = world.chat.issues.length;
    await upload('Same token');
    expect(issuesSince(start)).toMatchObject([{ labels: ['other'] }]);
  });

  it('need a token and a repository', async () => {
    await newRule(['BOM_PROCESSED'], { token: '' });
    await newRule(['BOM_PROCESSED'], { destination: '' });
    await upload('Incomplete');
    const states = (await world.deliveries()).map(({ state, error }) => [state, error]);
    expect(states.sort()).toEqual([
      ['DEAD', 'The rule has no access token.'],
      ['DEAD', 'The rule needs the address of a repository.'],
    ]);
  });

  it('are not made of what a token may not', async () => {
    await newRule(['BOM_PROCESSED'], { token: 'wrong' });
    await upload('Wrong token');
    expect(await world.deliveries()).toMatchObject([
      { state: 'WAITING', error: expect.stringMatching(/answered 401 \(.+\)/) },
    ]);
  });

  const inAnHour = () => String(Math.ceil(Date.now() / 1000) + 1_800);
  it.each([
    ['is refused as it is', () => ({ status: 422, body: '{"message":"Validation Failed"}' }), 'DEAD'],
    ['is too large', () => ({ status: 413 }), 'DEAD'],
    ['goes where issues are switched off', () => ({ status: 410 }), 'DEAD'],
    ['is forbidden', () => ({ status: 403 }), 'WAITING'],
    [
      'comes when the hour is used up',
      () => ({
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour() },
      }),
      'LATER',
    ],
    ['comes too often', () => ({ status: 429, headers: { 'retry-after': '1800' } }), 'LATER'],
    ['meets a fault', () => ({ status: 502 }), 'WAITING'],
    ['is cut off', () => 'cut' as const, 'WAITING'],
    ['meets a slow server', () => ({ silentMs: 3 * silenceMs }), 'WAITING'],
    ['meets a page where JSON was expected', () => ({ status: 200, body: '<html>' }), 'WAITING'],
  ])('an issue that %s', async (_what, fault, state) => {
    await newRule(['BOM_PROCESSED']);
    world.chat.plan(kind, undefined, fault());
    await upload('Fault');
    const [only] = await world.deliveries();
    expect(only).toMatchObject({
      state: state === 'DEAD' ? 'DEAD' : 'WAITING',
      attempts: 1,
      error: expect.any(String),
    });
    expect(only?.error).not.toContain('token-');
    if (state === 'LATER') expect(only?.nextTry ?? 0).toBeGreaterThan(Date.now() + 25 * minute);
  });

  it('are not asked for where a rule may not go', async () => {
    await newRule(['BOM_PROCESSED'], { destination: 'http://169.254.169.254/a/b', apiUrl: '' });
    await upload('Metadata');
    expect(await world.deliveries()).toMatchObject([
      { state: 'DEAD', error: expect.stringContaining('metadata') },
    ]);
  });
});
