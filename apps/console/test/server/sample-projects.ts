import { noteRead } from '../../../server/src/features/source/source.fixtures.ts';
import { addNpmAdvisory, bomOf, type ConsoleServer, importBom } from './real-server.ts';

/**
 * Projects of every kind: Shop 1.0 (one critical finding) and 1.1 (none), Suite with its child Cart, and Old, which is
 * inactive. Answers the uuid of Shop 1.0.
 */
export async function addSampleProjects(world: ConsoleServer): Promise<string> {
  const { server, manager } = world;
  await addNpmAdvisory(server, 'GHSA-aaaa-bbbb-cccc', 'lodash', '4.17.21', 'CRITICAL');
  await manager.post('/api/v1/configProperty', {
    groupName: 'vuln-source',
    propertyName: 'google.osv.enabled',
    propertyValue: 'npm',
  });
  await noteRead(server.db, 'osv', 'npm');
  const parent = await manager.put<{ uuid: string }>('/api/v1/project', { name: 'Suite', version: '1' });
  const bom = bomOf(['lodash@4.17.20', 'express@4.0.0']);
  const shopUuid = await importBom(world, { name: 'Shop', version: '1.0' }, bom);
  await importBom(world, { name: 'Shop', version: '1.1' }, bomOf(['lodash@4.17.21']));
  const child = { name: 'Cart', version: '3', parent: { uuid: parent.body.uuid }, classifier: 'CONTAINER' };
  await manager.put('/api/v1/project', { ...child, tags: [{ name: 'team-a' }] });
  await manager.put('/api/v1/project', { name: 'Old', version: '0', active: false });
  return shopUuid;
}
