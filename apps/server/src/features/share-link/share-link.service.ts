import { createHash, randomBytes } from 'node:crypto';
import type { ShareLinkInput } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { newUuid } from '../../db/uuid.ts';
import { AppError, notFound, ValidationError, violation } from '../../http/errors.ts';
import { mayAccess, type Principal } from '../../http/principal.ts';
import { type Actor, recordAudit } from '../audit-log/audit-log.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import {
  findLinkForChange,
  insertLink,
  listLinks,
  markRevoked,
  type ShareLinkRow,
} from './share-link.queries.ts';

const dayMs = 86_400_000;
/** A link that is forgotten ends all the same. */
const mostDays = 366;

/** Of the secret in a link: it is looked up by this, and cannot be made from it. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The links of a project, the newest first, those that have ended as well. @throws 404, 403 */
export async function listShareLinks(
  db: Database,
  projectUuid: string,
  scope: ProjectScope,
): Promise<ShareLinkRow[]> {
  const { project_id } = await requireProject(db, projectUuid, scope);
  return listLinks(db, project_id);
}

/**
 * Makes a link. What a VEX says are findings, so who shares it must see them.
 * @returns the link, and its secret, which is told this once
 * @throws AppError 403, 404; ValidationError
 */
export async function createShareLink(
  db: Database,
  caller: Principal,
  actor: Actor,
  projectUuid: string,
  { label, expiresAt, sbom, vex }: ShareLinkInput,
): Promise<{ row: ShareLinkRow; token: string }> {
  const project = await requireProject(db, projectUuid, caller.scope);
  if (project.is_collection) throw refused('A collection has no BOM and no VEX of its own to share.');
  if (!sbom && !vex) throw new ValidationError([violation('sbom', 'Share the BOM, the VEX, or both')]);
  const days = (expiresAt - actor.at.getTime()) / dayMs;
  if (days <= 0 || days > mostDays) {
    const sentence = `The link must end in the future, and within ${mostDays} days`;
    throw new ValidationError([violation('expiresAt', sentence)]);
  }
  if (vex && !mayAccess('VIEW_VULNERABILITY', caller)) {
    throw new AppError('share_link.findings_hidden', {
      status: 403,
      title: 'Forbidden',
      detail: 'Sharing the VEX needs the permission VIEW_VULNERABILITY.',
    });
  }
  const token = randomBytes(32).toString('base64url');
  const row = await inTransaction(db, async (trx) => {
    const link = await insertLink(trx, {
      uuid: newUuid(),
      projectId: project.project_id,
      tokenHash: digestOf(token),
      label,
      hasSbom: sbom,
      hasVex: vex,
      by: actor.name,
      at: actor.at,
      expiresAt: new Date(expiresAt),
    });
    const detail = { label, project: nameOf(project), sbom, vex, expires: new Date(expiresAt).toISOString() };
    await recordAudit(trx, actor, 'share_link.created', link.uuid, detail);
    return link;
  });
  return { row, token };
}

/** Ends a link at once; one that has ended stays as it is. @throws AppError 404 */
export async function revokeShareLink(
  db: Database,
  actor: Actor,
  uuid: string,
  scope: ProjectScope,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const link = await findLinkForChange(trx, uuid, scope);
    if (!link) throw notFound('share link');
    if (link.revoked_at !== null) return;
    await markRevoked(trx, link.share_link_id, actor.at);
    await recordAudit(trx, actor, 'share_link.revoked', uuid, { label: link.label });
  });
}

export function nameOf({ name, version }: { name: string; version: string | null }): string {
  return version === null ? name : `${name} ${version}`;
}

const refused = (detail: string) =>
  new AppError('share_link.refused', { status: 400, title: 'The project cannot be shared', detail });
