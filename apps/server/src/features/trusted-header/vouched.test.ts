import { expect, it } from 'vitest';
import { type NoVouched, readVouched, type Vouched } from './vouched.ts';

const names = {
  username: 'x-name',
  subject: 'x-subject',
  email: 'x-mail',
  groups: 'x-groups',
  groupSeparator: ',',
};

it.each<[string, string[], Partial<Vouched> | NoVouched]>([
  ['nothing', ['Host', 'waybill'], 'nobody'],
  ['a name', ['X-Name', ' ann '], { username: 'ann', subject: 'proxy:ann', email: undefined, groups: [] }],
  ['a subject', ['X-Name', 'ann', 'X-Subject', 's-1'], { username: 'ann', subject: 'proxy:s-1' }],
  ['groups', ['X-Name', 'ann', 'X-GROUPS', 'a, b,,a'], { groups: ['a', 'b'] }],
  ['a name twice', ['X-Name', 'ann', 'x-name', 'ann'], 'twice'],
  ['groups twice', ['X-Name', 'ann', 'X-Groups', 'a', 'x-groups', 'admins'], 'twice'],
  ['no name beside others', ['X-Mail', 'ann@example.org'], 'unusable'],
  ['a blank name', ['X-Name', ' ', 'X-Subject', 's-1'], 'unusable'],
  ['a name with a tab inside', ['X-Name', 'a\tb'], 'unusable'],
  ['a name that is too long', ['X-Name', 'x'.repeat(256)], 'unusable'],
  ['a subject that is too long', ['X-Name', 'ann', 'X-Subject', 'x'.repeat(250)], 'unusable'],
  ['a mail that is too long', ['X-Name', 'ann', 'X-Mail', 'x'.repeat(256)], { email: undefined }],
  ['bytes of UTF-8', ['X-Name', 'j\u00c3\u00b6rg'], { username: 'jörg' }],
  ['bytes of ISO 8859-1', ['X-Name', 'j\u00f6rg'], { username: 'jörg' }],
])('reads %s', (_what, rawHeaders, expected) => {
  const vouched = readVouched(rawHeaders, names);
  if (typeof expected === 'string') expect(vouched).toBe(expected);
  else expect(vouched).toMatchObject(expected);
});
