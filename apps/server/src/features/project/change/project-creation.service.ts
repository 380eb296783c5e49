import { type Database, inTransaction } from '../../../db/database.ts';
import { everyProject } from '../../../db/project-scope.ts';
import type { Principal } from '../../../http/principal.ts';
import { requireVisible } from '../../../http/require-visible.ts';
import { findProjectReferenceByName } from '../../project-reference/project-reference.service.ts';
import { readAccessTeams } from '../access-teams.service.ts';
import type { FoundProject } from '../project.queries.ts';
import { createProject, getProject, holdPlace, nameTaken } from '../project.service.ts';
import type { NamedProjectInput } from './project-input.ts';
import { findParent, inactiveParent } from './project-parent.service.ts';

/** `PUT /project`. @throws 400, 403, 404 and 409 of the contract */
export async function addProject(
  db: Database,
  input: NamedProjectInput,
  caller: Principal,
): Promise<FoundProject> {
  const { name, version = null } = input.change;
  return inTransaction(db, async (trx) => {
    if (await findProjectReferenceByName(trx, name, version, caller.scope)) throw nameTaken();
    const parentId = (await findParent(trx, input.parentUuid, caller))?.project_id ?? null;
    const parent = await holdPlace(trx, { ...input.change, name, parentId }, caller.scope);
    if (parentId !== null && !requireVisible(parent, 'parent project').active) throw inactiveParent();
    const teams = await readAccessTeams(trx, input.accessTeams, caller);
    const { uuid } = await createProject(
      trx,
      {
        ...input.change,
        name,
        version,
        classifier: input.change.classifier ?? 'APPLICATION',
        parentId,
        tags: input.tags ?? [],
        teamIds: teams,
      },
      caller,
    );
    return getProject(trx, uuid, everyProject);
  });
}
