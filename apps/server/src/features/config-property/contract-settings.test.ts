import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractSettings } from './contract-settings.ts';

interface ContractProperty {
  groupName: string;
  propertyName: string;
  type: string;
  default: string | null;
  public?: boolean;
  removedIn?: string;
  changes?: { default?: string; public?: boolean }[];
}

const root = path.resolve(import.meta.dirname, '../../../../..');
const file = path.join(
  process.env.WAYBILL_SHARED ?? path.join(root, '..', 'shared'),
  'contract/defaults.json',
);

/** Where we differ on purpose; see the comment on `contractSettings`. */
const ours = new Set([
  'email/subject.prefix',
  'telemetry/submission.enabled',
  'notification/template.baseDir',
]);

/** Plain text in the contract; we encrypt them. */
const secrets = new Set(['vuln-source/github.advisories.access.token', 'integrations/defectdojo.apiKey']);

describe.skipIf(!existsSync(file))('settings of the contract (needs ../shared)', () => {
  it('have the names, types, defaults and visibility of the contract', () => {
    const { configProperties } = JSON.parse(readFileSync(file, 'utf8')) as {
      configProperties: ContractProperty[];
    };
    const expected = configProperties
      .filter((item) => item.removedIn === undefined)
      .map((item) => Object.assign({}, item, ...(item.changes ?? [])))
      .map((item) => summary(item.groupName, item.propertyName, item.type, item.default, item.public));
    const actual = contractSettings.map((item) =>
      summary(item.group, item.name, item.type, item.default, item.isPublic),
    );
    expect(actual.sort()).toEqual(expected.sort());
  });
});

function summary(group: string, name: string, type: string, value: string | null, isPublic = false): string {
  const id = `${group}/${name}`;
  const kept = secrets.has(id) ? 'ENCRYPTEDSTRING' : type;
  return `${id} ${kept} ${ours.has(id) ? 'own default' : value}${isPublic ? ' public' : ''}`;
}
