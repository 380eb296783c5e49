import { describe, expect, test } from 'vitest';
import { configOf, configText, keepsToken, splitAddresses } from './publisher-config.ts';
import type { PublisherKind } from './publisher-kind.ts';

function alertOf(kind: PublisherKind, config?: object) {
  const publisher = {
    uuid: 'a',
    name: kind,
    publisherClass: `org.dependencytrack.notification.publisher.${kind}`,
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
};

describe('the configuration of an alert', () => {
  test('reads as empty where there is none, or none that is readable', () => {
    const empty = { destination: '', token: '', tokenHeader: '', jiraTicketType: '', others: {} };
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
    expect(keepsToken(alert, 'https://a.example/other')).toBe(true);
    expect(keepsToken(alert, 'https://')).toBe(true);
    expect(keepsToken(alert, 'https://b.example/hook')).toBe(false);
    expect(keepsToken(alertOf('WebhookPublisher', {}), 'https://a.example')).toBe(false);
  });

  test('addresses are joined by commas', () => {
    expect(splitAddresses(' a@b.example, ,c@d.example')).toEqual(['a@b.example', 'c@d.example']);
  });
});
