import { expect, it } from 'vitest';
import { createsProject, uploadCommand } from './upload-command.ts';

const alone = { uuid: 'a', name: 'Shop', withChildren: false };
const tree = { uuid: 'b', name: 'Suite', withChildren: true };

it.each([
  ['is not limited', undefined, ['autoCreate=true', 'projectName=my-application', 'projectVersion=1.0.0']],
  ['has a project alone', [alone], ['project=a']],
  [
    'has a project with everything below it',
    [alone, tree],
    ['autoCreate=true', 'parentUUID=b', 'projectName=my-application', 'projectVersion=1.0.0'],
  ],
] as const)('uploads where a key may that %s', (_title, projects, parts) => {
  const given = projects && [...projects];
  const command = uploadCommand('https://waybill.example/api/v1/bom', 'odt_secret', given);
  expect(command.split(' \\\n  ')).toEqual([
    'curl -X POST "https://waybill.example/api/v1/bom"',
    '-H "X-Api-Key: odt_secret"',
    ...[...parts, 'bom=@bom.json'].map((part) => `-F "${part}"`),
  ]);
  expect(createsProject(given)).toBe(parts[0] === 'autoCreate=true');
});
