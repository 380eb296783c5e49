import { permissions } from '@waybill/api-contract';
import { testPassword } from '#test/server';
import { startFullWorld } from '../permissions/world.ts';
import type { JourneyWorld } from './journeys.ts';

/** The world of the journeys, with a user who may do everything, and one who signs in. */
export async function startJourneyWorld(): Promise<JourneyWorld & { pageOptions: { token: string } }> {
  const world = await startFullWorld();
  const { asAdmin, asUser } = world.server;
  const { token } = await asUser(...permissions);
  const username = 'ada';
  await asAdmin.put('/api/v1/user/managed', {
    username,
    fullname: 'Ada Lovelace',
    email: 'ada@example.com',
    newPassword: testPassword,
    confirmPassword: testPassword,
  });
  await asAdmin.post(`/api/v1/permission/VIEW_PORTFOLIO/user/${username}`);
  return { ...world, username, pageOptions: { token } };
}
