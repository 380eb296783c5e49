import type { Project, TeamTag } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import { type Listing, readInBatches } from '../../db/list/batches.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { isUuid } from '../../db/uuid.ts';
import { notFound, textError } from '../../http/errors.ts';
import { getTeam } from '../access/team/team.service.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { describeListed } from '../project/project-list.service.ts';
import { giveToTeam, takeFromTeam } from '../project-access/given-access.service.ts';
import { changeTeamTag, refreshAccess } from '../project-access/project-access.service.ts';
import { tagName } from '../tag/tag-name.ts';
import {
  findProjectId,
  keepTag,
  listMappedProjects,
  listTeamProjects,
  listTeamTags,
  type TeamProjectRow,
} from './acl.queries.ts';

/** Lets a team see a project. @throws AppError 404 when either is unknown, 409 when the team sees it already */
export async function addMapping(
  db: Database,
  actor: Actor,
  teamUuid: string,
  projectUuid: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const team = await getTeam(trx, teamUuid);
    const projectId = await getProjectId(trx, projectUuid);
    if ((await giveToTeam(trx, team.team_id, projectId)) === 0) {
      throw textError('acl.exists', 409, 'The team already has access to the project.');
    }
    await refreshAccess(trx, [projectId]);
    await recordAudit(trx, actor, 'team.project_granted', team.uuid, { project: projectUuid });
  });
}

/** No error when the team did not see it. @throws AppError 404 when either is unknown */
export async function removeMapping(
  db: Database,
  actor: Actor,
  teamUuid: string,
  projectUuid: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const team = await getTeam(trx, teamUuid);
    const projectId = await getProjectId(trx, projectUuid);
    if ((await takeFromTeam(trx, team.team_id, projectId)) === 0) return;
    await refreshAccess(trx, [projectId]);
    await recordAudit(trx, actor, 'team.project_withdrawn', team.uuid, { project: projectUuid });
  });
}

/**
 * The projects mapped to a team by hand, which are the only ones that the contract shows. @throws AppError
 * 404
 */
export async function pageOfMappings(
  db: Database,
  teamUuid: string,
  filter: { excludeInactive: boolean; onlyRoot: boolean },
  page: Page,
): Promise<Listing<Project>> {
  const { team_id: teamId } = await getTeam(db, teamUuid);
  const ids = await listMappedProjects(db, { teamId, ...filter }, page);
  return readInBatches(ids, (some) => describeListed(db, some, { children: filter.onlyRoot }));
}

/** Tags whose projects a team sees. @throws AppError 404 */
export async function tagsOfTeam(db: Database, teamUuid: string): Promise<TeamTag[]> {
  return listTeamTags(db, (await getTeam(db, teamUuid)).team_id);
}

/** Lets a team see all projects with a tag, or takes that back. @throws AppError 404 when either is unknown */
export async function setTeamTag(
  db: Database,
  actor: Actor,
  teamUuid: string,
  name: string,
  isGiven: boolean,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const team = await getTeam(trx, teamUuid);
    const tag = tagName(name);
    const tagId = await keepTag(trx, tag);
    if (tagId === undefined) throw notFound('tag');
    if (!(await changeTeamTag(trx, team.team_id, tagId, isGiven))) return;
    const action = isGiven ? 'team.tag_granted' : 'team.tag_withdrawn';
    await recordAudit(trx, actor, action, team.uuid, { tag });
  });
}

/** The projects that a team can access when access control is on, with the reasons. @throws AppError 404 */
export async function projectsOfTeam(
  db: Database,
  teamUuid: string,
  page: Page,
): Promise<ListPage<TeamProjectRow>> {
  return listTeamProjects(db, (await getTeam(db, teamUuid)).team_id, page);
}

async function getProjectId(db: Database, uuid: string): Promise<number> {
  const projectId = isUuid(uuid) ? await findProjectId(db, uuid) : undefined;
  if (projectId === undefined) throw notFound('project');
  return projectId;
}
