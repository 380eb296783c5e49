// Public to other features.
import type { Database } from '../../db/database.ts';
import { previewAdmission } from '../access/user/admission-preview.service.ts';
import type { AdmissionRules, ExternalIdentity } from '../access/user/external-user.service.ts';
import type { StepList } from './step-list.ts';

/** Adds the steps after a user is identified: the account, and the teams from groups. Writes nothing. */
export async function addAdmissionSteps(
  db: Database,
  identity: ExternalIdentity,
  rules: AdmissionRules,
  steps: StepList,
): Promise<void> {
  const preview = await previewAdmission(db, identity, rules);
  const step = 'ADMISSION';
  const { account, teams } = preview;
  if (teams === undefined) {
    return steps.fail({ step, code: account === 'unmapped' ? 'UNMAPPED_ACCOUNT' : 'OTHER_SUBJECT' });
  }
  steps.pass(step, { code: account === 'known' ? 'KNOWN_ACCOUNT' : 'NEW_ACCOUNT' });
  steps.pass('TEAMS', teams.length === 0 ? { code: 'NONE_FOUND' } : { values: teams });
}

/** The groups of somebody. @param groups undefined where teams do not follow from groups, so that nobody has asked */
export function addGroupStep(groups: readonly string[] | undefined, steps: StepList): void {
  if (groups === undefined) steps.skip('GROUPS', { code: 'NOT_SYNCHRONIZED' });
  else steps.pass('GROUPS', groups.length === 0 ? { code: 'NONE_FOUND' } : { values: groups.toSorted() });
}
