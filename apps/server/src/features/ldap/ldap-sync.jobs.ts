import type { Database } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { defineJob, type JobContext, type JobDefinition, stopIfAborted } from '../../jobs/job.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import type { NewTask } from '../../jobs/task.ts';
import { admit, dismiss, listUsersBehind } from '../access/user/external-user.service.ts';
import type { UserRow } from '../access/user/user.service.ts';
import { readNumber } from '../config-property/setting.service.ts';
import { withDirectory } from './directory.ts';
import { type LdapConfig, readLdapConfig } from './ldap-config.ts';
import { rulesOf } from './ldap-sign-in.service.ts';

const kind = 'ldap.sync';
const hourMs = 3_600_000;
const defaultCadenceHours = 6;
/** Users of one connection. */
const batchSize = 50;

const task: NewTask & { subject: string } = { kind, subject: 'directory', input: {}, priority: 20 };

/** As often as the settings say, while sign-in by a directory is on. */
export function recurringSync({ secrets }: Context): Recurring {
  const intervalMs = async (db: Database) => {
    if (!(await readLdapConfig(db, secrets))) return undefined;
    return ((await readNumber(db, 'task-scheduler', 'ldap.sync.cadence')) ?? defaultCadenceHours) * hourMs;
  };
  return {
    name: kind,
    task,
    intervalMs,
    plan: { setting: 'task-scheduler/ldap.sync.cadence', everyMs: intervalMs },
  };
}

/**
 * Updates users of the directory: entry, email, teams. Users who left lose their sessions and the teams of
 * their groups.
 */
export function syncJob(context: Context): JobDefinition {
  return defineJob<Record<string, never>>({
    kind,
    async run(_input, job) {
      let known = 0;
      let gone = 0;
      for (let after = 0; ; ) {
        stopIfAborted(job.signal);
        // Reads the settings again, so a change takes effect before the end.
        const config = await readLdapConfig(job.db, context.secrets);
        const users = config ? await listUsersBehind(job.db, 'ldap', after, batchSize) : [];
        const last = users.at(-1);
        if (!config || !last) return { known, gone };
        const missing = await syncBatch(context, job, config, users);
        gone += missing;
        known += users.length - missing;
        after = last.user_id;
      }
    },
  });
}

/** @returns how many the directory does not have any more */
async function syncBatch(
  { config: { outgoing } }: Context,
  { db, now, signal }: JobContext,
  config: LdapConfig,
  users: readonly UserRow[],
): Promise<number> {
  let missing = 0;
  // Somebody waits at a sign-in, nobody here.
  const patient = { ...config, timeoutMs: config.timeoutMs * batchSize };
  await withDirectory(patient, outgoing, async (directory) => {
    for (const { username } of users) {
      stopIfAborted(signal);
      const actor = { name: 'LDAP', at: now() };
      const found = await directory.findUser(username);
      const groups = found && config.synchronizesTeams ? await directory.groupsOf(found) : [];
      const rules = { ...rulesOf(config, groups), provisionsUsers: false };
      if (!found) {
        missing++;
        await dismiss(db, actor, { kind: 'ldap', username }, rules.groups);
      } else {
        await admit(db, actor, { kind: 'ldap', username, dn: found.dn, email: found.email }, rules);
      }
    }
  });
  return missing;
}
