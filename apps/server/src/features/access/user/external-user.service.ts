// Public to other features.
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { joinDefaultTeams, syncTeams } from '../group/team-sync.service.ts';
import { endSessions } from '../user-session/user-session.service.ts';
import { clearSubject, findUserForChange, updateIdentity, updateSuspended } from './external-user.queries.ts';
import { askAboutSubject, deleteSubjectQuestion } from './subject-question.queries.ts';
import type { UserRow } from './user.queries.ts';
import { addMissingUser, getUser } from './user.service.ts';

export { listUsersBehind } from './external-user.queries.ts';

/** Stands for the entry of somebody whom the directory does not have, as the predecessor has it. */
const goneDn = 'INVALID';

/** Somebody for whom a directory or provider vouches. */
export interface ExternalIdentity {
  readonly kind: 'ldap' | 'oidc';
  readonly username: string;
  readonly email: string | undefined;
  /** The provider's subject of the person, whatever the name. */
  readonly subject?: string | undefined;
  /** The DN of the directory entry. */
  readonly dn?: string | undefined;
}

/** The settings for users of a directory or provider. */
export interface AdmissionRules {
  readonly provisionsUsers: boolean;
  /** The teams of new users, if teams do not come from groups. */
  readonly defaultTeams: readonly string[];
  /** Undefined: teams do not follow from groups. */
  readonly groups:
    | {
        readonly names: readonly string[];
        readonly keepsGiven: boolean;
        /** The provider's names for groups that it identifies by ids. */
        readonly displayNames?: ReadonlyMap<string, string> | undefined;
      }
    | undefined;
}

export type Admission =
  | { user: UserRow; refusal?: undefined }
  | { user?: undefined; refusal: 'unmapped' | 'other subject' | 'suspended' };

/**
 * The account of somebody who has proved who they are, brought up to date: added where that is allowed, bound to the
 * subject at the first sign-in, with the teams that follow from groups (contract §2).
 */
export async function admit(
  db: Database,
  actor: Actor,
  identity: ExternalIdentity,
  rules: AdmissionRules,
): Promise<Admission> {
  return inTransaction(db, async (trx) => {
    const { kind, username, email, subject, dn } = identity;
    const found = await findUserForChange(trx, kind, username);
    if (!found && !rules.provisionsUsers) return { refusal: 'unmapped' };
    if (found?.suspended) return { refusal: 'suspended' };
    const known = found ?? (await provision(trx, actor, identity, rules));
    const bound = known.subject_identifier;
    if (subject !== undefined && bound !== null && bound !== subject) {
      await askAboutSubject(trx, known.user_id, subject, actor.at);
      return { refusal: 'other subject' };
    }
    await updateIdentity(trx, known.user_id, { email, subject, dn });
    if (subject !== undefined && bound === null)
      await recordAudit(trx, actor, 'user.subject_bound', username);
    if (rules.groups !== undefined) await syncGroups(trx, actor, kind, known, rules.groups);
    return { user: await getUser(trx, kind, username) };
  });
}

async function provision(
  trx: Transaction,
  actor: Actor,
  { kind, username, email, subject, dn }: ExternalIdentity,
  rules: AdmissionRules,
): Promise<UserRow> {
  const added = await addMissingUser(trx, actor, {
    kind,
    username,
    ...(email === undefined ? {} : { email }),
    ...(subject === undefined ? {} : { subjectIdentifier: subject }),
    ...(dn === undefined ? {} : { dn }),
  });
  // Another sign-in of the same person was first.
  if (!added) return getUser(trx, kind, username);
  if (rules.groups === undefined) await joinDefaultTeams(trx, actor, added, rules.defaultTeams);
  return added;
}

async function syncGroups(
  trx: Transaction,
  actor: Actor,
  kind: 'ldap' | 'oidc',
  user: UserRow,
  { names, ...others }: NonNullable<AdmissionRules['groups']>,
): Promise<void> {
  await syncTeams(trx, actor, user, { kind, groups: names, ...others });
}

/**
 * Keeps a user of a directory or provider out, whatever these say, or lets the user in again. Who is kept out is signed out at once.
 * @throws AppError 404
 */
export async function setSuspended(
  db: Database,
  actor: Actor,
  { kind, username, suspended }: Pick<ExternalIdentity, 'kind' | 'username'> & { suspended: boolean },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const user = await findUserForChange(trx, kind, username);
    if (!user) throw notFound('user');
    if (user.suspended === suspended) return;
    await updateSuspended(trx, user.user_id, suspended);
    if (suspended) await endSessions(trx, user.user_id);
    await recordAudit(trx, actor, suspended ? 'user.suspended' : 'user.readmitted', username, { kind });
  });
}

/** Somebody whom the directory does not have any more: sessions end, and so do memberships that follow from groups. */
export async function dismiss(
  db: Database,
  actor: Actor,
  { kind, username }: Pick<ExternalIdentity, 'kind' | 'username'>,
  groups: AdmissionRules['groups'],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const user = await findUserForChange(trx, kind, username);
    if (!user) return;
    await updateIdentity(trx, user.user_id, { dn: goneDn });
    await endSessions(trx, user.user_id);
    if (groups !== undefined) await syncGroups(trx, actor, kind, user, { ...groups, names: [] });
    if (user.dn !== goneDn) await recordAudit(trx, actor, 'user.not_in_directory', username);
  });
}

/** The next sign-in under this name binds its subject anew. Sessions end. @throws AppError 404, also when none is bound */
export async function forgetSubject(db: Database, actor: Actor, username: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const user = await getUser(trx, 'oidc', username);
    if ((await clearSubject(trx, user.user_id)) === 0) throw notFound('subject of the user');
    await deleteSubjectQuestion(trx, user.user_id);
    await endSessions(trx, user.user_id);
    await recordAudit(trx, actor, 'user.subject_forgotten', username);
  });
}
