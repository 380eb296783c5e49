import type { DirectoryServer } from '@waybill/test-kit';

const person = (uid: string, more = '') => `
dn: uid=${uid},ou=people,dc=example,dc=org
objectClass: inetOrgPerson
uid: ${uid}
cn: ${uid}
sn: ${uid}
userPassword: secret of ${uid}
${more}`;

const group = (cn: string, ...members: string[]) => `
dn: cn=${cn},ou=groups,dc=example,dc=org
objectClass: groupOfNames
cn: ${cn}
${members.map((member) => `member: ${member},dc=example,dc=org`).join('\n')}
`;

/** Seven people with passwords, two under one description, groups in a circle, and many groups. */
export const entries = `dn: dc=example,dc=org
objectClass: domain
dc: example

dn: ou=people,dc=example,dc=org
objectClass: organizationalUnit
ou: people

dn: ou=groups,dc=example,dc=org
objectClass: organizationalUnit
ou: groups
${['bob', 'carl', 'dora', 'eve', 'fay', 'gus'].map((uid) => person(uid)).join('')}
${person('ann', 'mail: ann@example.org\nmail: other@example.org\n')}
${person('twin', 'description: twin\n')}
${person('twin2', 'description: twin\n')}
${group('auditors', 'uid=ann,ou=people', 'uid=carl,ou=people')}
${group('inner', 'cn=auditors,ou=groups', 'cn=outer,ou=groups')}
${group('outer', 'cn=inner,ou=groups')}
${Array.from({ length: 1_200 }, (_, index) => group(`many ${index}`, 'uid=eve,ou=people')).join('')}
`;

/** Settings by which everybody of the entries can sign in. */
export const usualLdap = (directory: DirectoryServer): Record<string, string> => ({
  enabled: 'true',
  'server.url': directory.url,
  starttls: 'false',
  basedn: directory.baseDn,
  'bind.username': directory.admin.name,
  'bind.password': directory.admin.password,
  'auth.username.format': '%s',
  'attribute.name': 'uid',
  'groups.filter': '(objectClass=groupOfNames)',
  'groups.search.filter': '(&(objectClass=groupOfNames)(cn=*{SEARCH_TERM}*))',
  'users.search.filter': '(&(objectClass=inetOrgPerson)(cn=*{SEARCH_TERM}*))',
  'user.groups.filter': '(&(objectClass=groupOfNames)(member={USER_DN}))',
  'user.provisioning': 'true',
  'team.synchronization': 'false',
  'teams.keep.given': 'false',
  'groups.depth': '10',
  'timeout.seconds': '10',
});
