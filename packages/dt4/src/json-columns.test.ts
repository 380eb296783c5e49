import { describe, expect, it } from 'vitest';
import { readContacts, readDependencyUuids, readOrganizationText } from './json-columns.ts';

const uuid = '5dc0405b-fb9b-49a3-9e8e-b0b9e4603fbf';

describe('columns that hold JSON', () => {
  it('tells an empty list of contacts from none', () => {
    expect(readContacts('[]')).toEqual([]);
    expect(readContacts(null)).toBeNull();
    expect(readContacts('')).toBeNull();
  });

  it('reads contacts and organizations with what is absent as null', () => {
    const organization =
      '{"name":"Straßenbahn","urls":["https://a.example"],"contacts":[{"name":"B","phone":"0"}]}';
    expect(readOrganizationText(organization)).toEqual({
      name: 'Straßenbahn',
      urls: ['https://a.example'],
      contacts: [{ name: 'B', email: null, phone: '0' }],
    });
    expect(readOrganizationText('{}')).toEqual({ name: null, urls: [], contacts: [] });
  });

  it('reads dependencies by their UUIDs alone, which others may lack', () => {
    expect(
      readDependencyUuids(`[{"name":"a"},{"uuid":"${uuid.toUpperCase()}","objectType":"SERVICE"}]`),
    ).toEqual([uuid]);
    expect(readDependencyUuids(null)).toEqual([]);
  });

  it.each([
    ['[{', 'no JSON'],
    ['{}', 'a list was expected'],
    ['[1]', 'an object was expected'],
    ['[{"uuid":"x"}]', '"x" stands where a UUID was expected'],
    ['[{"uuid":1}]', 'a text was expected'],
  ])('says of %j what is wrong', (text, sentence) => {
    expect(() => readDependencyUuids(text)).toThrow(sentence);
  });

  it('refuses a contact that is a text', () => {
    expect(() => readContacts('["Ann"]')).toThrow('an object was expected');
    expect(() => readOrganizationText('[]')).toThrow('an object was expected');
  });
});
