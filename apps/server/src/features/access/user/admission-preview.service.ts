// Public to other features.
import type { Database } from '../../../db/database.ts';
import { listTeamsAfterSync, listTeamsByName } from '../group/team-sync.service.ts';
import type { AdmissionRules, ExternalIdentity } from './external-user.service.ts';
import { findUser } from './user.queries.ts';
import { listTeamsOfUsers } from './user-details.queries.ts';

/** The result that `admit` would return, with the names of the user's future teams. */
type AdmissionPreview =
  | { account: 'known' | 'new'; teams: string[] }
  | { account: 'unmapped' | 'other subject'; teams?: undefined };

/** Says what `admit` would do, without doing it. */
export async function previewAdmission(
  db: Database,
  { kind, username, subject }: ExternalIdentity,
  { provisionsUsers, defaultTeams, groups }: AdmissionRules,
): Promise<AdmissionPreview> {
  const user = await findUser(db, kind, username);
  if (!user && !provisionsUsers) return { account: 'unmapped' };
  const bound = user?.subject_identifier ?? undefined;
  if (bound !== undefined && subject !== undefined && bound !== subject) return { account: 'other subject' };
  const account = user ? 'known' : 'new';
  if (groups) {
    const teams = await listTeamsAfterSync(db, user?.user_id, {
      kind,
      groups: groups.names,
      keepsGiven: groups.keepsGiven,
    });
    return { account, teams };
  }
  if (!user) return { account, teams: await listTeamsByName(db, defaultTeams) };
  return { account, teams: (await listTeamsOfUsers(db, [user.user_id])).map(({ name }) => name) };
}
