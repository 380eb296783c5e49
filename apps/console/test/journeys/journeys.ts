import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bomOf, type TestServer, testPassword } from '#test/server';
import type { Things } from '../permissions/world.ts';
import type { Visitor } from './visitor.ts';

/** Where the visitor is: everything that the journeys need is there, and nothing they do keeps another one from being gone. */
export interface JourneyWorld {
  server: TestServer;
  things: Things;
  username: string;
}

type Journey = (visitor: Visitor, world: JourneyWorld) => Promise<void>;

/** Ten ways through the product, by roles, names, and keys alone. */
export const journeys: Readonly<Record<string, Journey>> = {
  'a wrong password is told, and the right one signs in': async (visitor, { username }) => {
    await visitor.go('/login?redirect=/projects');
    await visitor.meets(
      ['main', ''],
      ['heading', 'Sign in to Waybill'],
      ['textbox', 'Username'],
      ['textbox', 'Password'],
      ['button', 'Sign in'],
    );
    await visitor.isOn(['textbox', 'Username']);
    await visitor.types(['textbox', 'Username'], username);
    await visitor.types(['textbox', 'Password'], 'wrong');
    await visitor.presses(['button', 'Sign in']);
    await visitor.hears('Invalid username or password');
    await visitor.types(['textbox', 'Password'], testPassword);
    await visitor.hits('Enter');
    await visitor.isAt(/\/projects$/);
    await visitor.finds(['heading', 'Projects']);
    await visitor.hears('Projects · Waybill');
  },

  'a project is found by searching, and opened': async (visitor) => {
    await visitor.go('/projects');
    await visitor.meets(
      ['navigation', 'Main'],
      ['main', ''],
      ['heading', 'Projects'],
      ['searchbox', 'Find projects'],
      ['treegrid', 'Projects'],
      ['columnheader', /^Project name/],
      ['row', /Workshop/],
    );
    await visitor.types(['searchbox', 'Find projects'], 'no such thing');
    await visitor.hears('0 rows');
    await visitor.isOn(['searchbox', 'Find projects']);
    await visitor.types(['searchbox', 'Find projects'], 'worksh');
    await visitor.hears('2 rows');
    await visitor.presses(['link', 'Workshop'], ['grid', 'Projects']);
    await visitor.finds(['heading', /^Workshop/]);
    await visitor.hears('Workshop');
    await visitor.meets(['navigation', 'Breadcrumb'], ['heading', /^Workshop/], ['navigation', 'Project']);
  },

  'a finding is opened and decided by keys': async (visitor, { things }) => {
    await visitor.go(`/projects/${things.otherVersion}/findings`);
    await visitor.finds(['row', /CVE-2026-0001/]);
    await visitor.hits('j');
    await visitor.isOn(['row', /CVE-2026-0001/]);
    await visitor.hits('Enter');
    await visitor.finds(['dialog', /CVE-2026-0001/]);
    await visitor.isOn(['dialog', /CVE-2026-0001/]);
    await visitor.meets(
      ['dialog', /CVE-2026-0001/],
      ['heading', /CVE-2026-0001/],
      ['button', 'Close'],
      ['heading', 'Audit'],
      ['combobox', 'Justification'],
      ['textbox', 'Comment'],
      ['button', 'Save'],
    );
    await visitor.hits('2');
    await visitor.hits('Shift+Enter');
    await visitor.hears('Analysis saved');
    await visitor.finds(['dialog', /CVE-2026-0003/]);
    await visitor.hits('Escape');
    await visitor.isOn(['row', /CVE-2026-0003/]);
    await visitor.finds(['row', /CVE-2026-0001.*Exploitable/]);
  },

  'a BOM is uploaded, and its way is told': async (visitor, { server }) => {
    await visitor.go('/projects?dialog=upload');
    await visitor.finds(['dialog', 'Upload BOM']);
    const name = `Cart ${crypto.randomUUID().slice(0, 8)}`;
    await visitor.choosesFile(fileWith('cart.cdx.json', JSON.stringify(bomOf(['left-pad@1.3.0']))));
    await visitor.reads('CycloneDX 1.6');
    await visitor.types(['textbox', 'Project name'], name, ['dialog', 'Upload BOM']);
    await visitor.presses(['button', 'Upload'], ['dialog', 'Upload BOM']);
    await visitor.isAt(/task=/);
    await visitor.reads('Queued');
    await server.runJobs();
    await visitor.reads('BOM imported.');
    await visitor.hears('BOM imported.');
  },

  'a policy is created': async (visitor) => {
    const name = `Rules ${crypto.randomUUID().slice(0, 8)}`;
    await visitor.go('/policy');
    await visitor.presses(['button', 'Create policy']);
    await visitor.isOn(['textbox', /^Name/]);
    await visitor.presses(['button', 'Create'], ['dialog', 'Create policy']);
    await visitor.reads('This field is required.');
    await visitor.types(['textbox', /^Name/], name, ['dialog', 'Create policy']);
    await visitor.hits('Enter');
    await visitor.finds(['heading', name]);
    await visitor.hears('Policy created');
    await visitor.presses(['button', 'Add condition']);
    await visitor.picks(['combobox', 'Subject'], 'Package URL');
    await visitor.types(['textbox', 'Value'], 'pkg:npm/left-*');
    await visitor.presses(['button', 'Save']);
    await visitor.hears('Policy saved');
  },

  'the rule of an alert is changed': async (visitor) => {
    await visitor.go('/admin/notifications/alerts');
    await visitor.meets(
      ['navigation', 'Administration'],
      ['heading', 'Alerts'],
      ['grid', 'Alerts'],
      ['row', /House alert/],
    );
    await visitor.presses(['link', 'House alert']);
    await visitor.finds(['heading', 'House alert']);
    await visitor.presses(['checkbox', 'Project created']);
    await visitor.presses(['button', 'Save']);
    await visitor.hears('Alert saved');
  },

  'the components of a project are read': async (visitor, { things }) => {
    await visitor.go(`/projects/${things.project}/components`);
    await visitor.meets(
      ['navigation', 'Project'],
      ['link', /^Components/],
      ['searchbox', 'Find components'],
      ['button', 'Filter'],
      ['grid', 'Components'],
      ['columnheader', /^Component/],
      ['columnheader', /^Version/],
      ['row', /anvil/],
      ['row', /hammer/],
    );
    await visitor.hits('j');
    await visitor.isOn(['row', /anvil/]);
    await visitor.hits('j');
    await visitor.isOn(['row', /hammer/]);
    await visitor.hits('Enter');
    await visitor.finds(['heading', /hammer/]);
    await visitor.hears('hammer');
  },

  'an installation is looked at before it is imported': async (visitor, { server }) => {
    await visitor.go('/admin/import/dependencyTrack');
    await visitor.picks(['combobox', 'Database'], 'H2');
    await visitor.choosesFile(fileWith('script.sql', script));
    await visitor.presses(['button', 'Preview']);
    await visitor.isAt(/run=/);
    await server.runJobs();
    await visitor.reads('Nothing was written. This is what an import would do.');
    await visitor.hears('Nothing was written');
  },

  'an API key is created': async (visitor, { things }) => {
    await visitor.go(`/admin/accessManagement/teams?team=${things.team}`);
    await visitor.presses(['button', 'Create API key']);
    const naming = ['dialog', 'Create API key'] as const;
    await visitor.types(['textbox', /^Comment/], 'Nightly build', naming);
    await visitor.presses(['button', 'Create'], naming);
    const created = ['dialog', 'New API key'] as const;
    await visitor.finds(created);
    await visitor.meets(created, ['heading', 'New API key'], ['button', /^Copy/], ['button', 'Done']);
    await visitor.presses(['button', 'Done'], created);
    await visitor.reads('Nightly build');
  },

  'the palette leads to a project': async (visitor) => {
    await visitor.go('/dashboard');
    await visitor.finds(['heading', 'Dashboard']);
    await visitor.hits('Control+k');
    await visitor.isOn(['combobox', 'Search or jump to']);
    await visitor.types(['combobox', 'Search or jump to'], 'workshop');
    await visitor.finds(['option', /^Workshop/]);
    await visitor.hears('results');
    await visitor.hits('Enter');
    await visitor.finds(['heading', /^Workshop/]);
  },
};

/** A file of this machine, as people have them. */
function fileWith(name: string, content: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'waybill-journey-')), name);
  writeFileSync(file, content);
  return file;
}

/** A script as the tool of H2 writes it, with one team. */
const script = [
  '-- H2 2.4.240; \n;\n',
  'CREATE CACHED TABLE "PUBLIC"."SCHEMAVERSION"(\n    "ID" CHARACTER VARYING(255),\n    "VERSION" CHARACTER VARYING(255)\n);\n',
  'INSERT INTO "PUBLIC"."SCHEMAVERSION"("ID", "VERSION") OVERRIDING SYSTEM VALUE VALUES\n(1, \'4.14.3\');\n',
  'CREATE CACHED TABLE "PUBLIC"."TEAM"(\n    "ID" CHARACTER VARYING(255),\n    "NAME" CHARACTER VARYING(255),\n    "UUID" CHARACTER VARYING(255)\n);\n',
  'INSERT INTO "PUBLIC"."TEAM"("ID", "NAME", "UUID") OVERRIDING SYSTEM VALUE VALUES\n(1, \'Sector 7\', \'11111111-0000-4000-8000-000000000001\');\n',
  'ALTER TABLE "PUBLIC"."TEAM" ADD CONSTRAINT "A" FOREIGN KEY("ID") REFERENCES "PUBLIC"."B"("ID") NOCHECK;\n',
].join('');
