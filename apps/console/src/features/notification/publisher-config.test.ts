import { describe, expect, test } from 'vitest';
import { configOf, configText, keepsToken, splitAddresses } from './publisher-config.ts';
import type { PublisherKind } from './publisher-kind.ts';

function alertOf(kind: PublisherKind, config?: object) {
  const isOwn = kind === 'GITHUB' || kind === 'GITLAB' || kind === 'MSTEAMS_CARD';
  const publisher = {
    uuid: 'a',
    name: kind,
    publisherClass: `org.dependencytrack.notification.publisher.${isOwn ? 'WebhookPublisher' : kind}`,
    ...(isOwn ? { ownKind: kind } : {}),
    templateMimeType: 'text/plain',
    defaultPublisher: true,
  };
  return { publisher, ...(config ? { publisherConfig: JSON.stringify(config) } : {}) };
}

const nothing = {
  destination: '',
  addresses: [],
  usesToken: false,
  token: '',
  tokenHeader: '',
  jiraTicketType: '',
  jiraFields: '',
  jiraByTag: '',
  jiraLabelsFromTags: false,
  labels: [],
  apiUrl: '',
};

describe('the configuration of an alert', () => {
  test('reads as empty where there is none, or none that is readable', () => {
    const { addresses: _addresses, usesToken: _usesToken, ...unset } = nothing;
    const empty = { ...unset, others: {} };
    expect(configOf(alertOf('SlackPublisher'))).toEqual(empty);
    expect(configOf({ ...alertOf('SlackPublisher'), publisherConfig: '{' })).toEqual(empty);
  });

  test.each([
    ['SlackPublisher', { destination: 'https://chat.example/a' }, { destination: 'https://chat.example/a' }],
    ['ConsolePublisher', { destination: 'x' }, {}],
    [
      'JiraPublisher',
      { destination: 'WB', jiraTicketType: 'Bug' },
      { destination: 'WB', jiraTicketType: 'Bug' },
    ],
    [
      'JiraPublisher',
      {
        destination: 'WB',
        jiraTicketType: 'Bug',
        jiraFields: '{"priority": {"name": "High"}}',
        jiraByTag: '{"web": {"destination": "WEB"}}',
        jiraLabelsFromTags: true,
      },
      {
        destination: 'WB',
        jiraTicketType: 'Bug',
        jiraFields: { priority: { name: 'High' } },
        jiraByTag: { web: { destination: 'WEB' } },
        jiraLabelsFromTags: true,
      },
    ],
    [
      'GITHUB',
      { destination: 'https://a.example/b/c', labels: ['security'] },
      { destination: 'https://a.example/b/c', token: 'hidden', labels: ['security'] },
    ],
    [
      'GITLAB',
      { destination: 'https://b.example/b/c', token: 'new', apiUrl: 'https://b.example/api/v4' },
      { destination: 'https://b.example/b/c', token: 'new', apiUrl: 'https://b.example/api/v4' },
    ],
    [
      'SendMailPublisher',
      { addresses: ['a@b.example', 'c@d.example'] },
      { destination: 'a@b.example,c@d.example' },
    ],
    [
      'WebhookPublisher',
      { destination: 'https://a.example', token: 'new' },
      { destination: 'https://a.example' },
    ],
    [
      'WebhookPublisher',
      { destination: 'https://a.example', usesToken: true, token: 'new', tokenHeader: 'X-Key' },
      { destination: 'https://a.example', token: 'new', tokenHeader: 'X-Key' },
    ],
    [
      'WebhookPublisher',
      { destination: 'https://a.example', usesToken: true },
      { destination: 'https://a.example', token: 'hidden' },
    ],
  ] as const)('%s stores of %j', (kind, values, expected) => {
    const alert = alertOf(kind, { destination: 'https://a.example', token: 'hidden', more: 7 });
    expect(JSON.parse(configText(alert, { ...nothing, ...values }))).toEqual({ more: 7, ...expected });
  });

  test('a stored token goes with its host alone', () => {
    const alert = alertOf('WebhookPublisher', { destination: 'https://a.example/hook', token: 'hidden' });
    expect(keepsToken(alert, { destination: 'https://a.example/other', apiUrl: '' })).toBe(true);
    expect(keepsToken(alert, { destination: 'https://', apiUrl: '' })).toBe(true);
    expect(keepsToken(alert, { destination: 'https://b.example/hook', apiUrl: '' })).toBe(false);
    expect(
      keepsToken(alertOf('WebhookPublisher', {}), { destination: 'https://a.example', apiUrl: '' }),
    ).toBe(false);
  });

  test('a stored token of a repository goes with its API alone', () => {
    const destination = 'https://a.example/b/c';
    const alert = alertOf('GITHUB', { destination, token: 'hidden' });
    expect(keepsToken(alert, { destination: 'https://a.example/b/d', apiUrl: '' })).toBe(true);
    expect(keepsToken(alert, { destination, apiUrl: 'https://b.example' })).toBe(false);
  });

  test('addresses are joined by commas', () => {
    expect(splitAddresses(' a@b.example, ,c@d.example')).toEqual(['a@b.example', 'c@d.example']);
  });
});
