import { formatReceivedPurl, parsePurl } from '@waybill/purl';
import type { Static } from 'typebox';
import { requireUuid } from '../../../http/ids.ts';
import { trimmed } from '../../../http/text.ts';
import type { IdentityQuery } from '../component.queries.ts';
import type { identityQuery } from '../component.schema.ts';

/** What an identity search asks for. */
export interface IdentityInput {
  /** Undefined: nothing was asked for. */
  readonly criteria:
    | Pick<IdentityQuery, 'group' | 'name' | 'version' | 'purl' | 'cpe' | 'swidTagId'>
    | undefined;
  readonly limits: Pick<IdentityQuery, 'excludeInactiveProjects' | 'onlyLatestProjectVersions'>;
  readonly projectUuid: string | undefined;
}

/** Of the ways to identify a component only the first that is present counts (contract §5.1). */
export function readIdentityQuery(query: Static<typeof identityQuery>): IdentityInput {
  const project = trimmed(query.project);
  return {
    criteria: criteriaOf(query),
    limits: {
      excludeInactiveProjects: isOn(query.excludeInactiveProjects),
      onlyLatestProjectVersions: isOn(query.onlyLatestProjectVersions),
    },
    projectUuid: project === undefined ? undefined : requireUuid(project, 'getComponentByIdentity.project'),
  };
}

function criteriaOf(query: Static<typeof identityQuery>): IdentityInput['criteria'] {
  const group = trimmed(query.group);
  const name = trimmed(query.name);
  const version = trimmed(query.version);
  if (group !== undefined || name !== undefined || version !== undefined) return { group, name, version };
  const purl = readPurl(trimmed(query.purl));
  if (purl !== undefined) return { purl };
  const cpe = trimmed(query.cpe);
  if (cpe !== undefined) return { cpe };
  const swidTagId = trimmed(query.swidTagId);
  return swidTagId === undefined ? undefined : { swidTagId };
}

/** A package URL in the form that is stored; one that cannot be read counts as absent. */
function readPurl(text: string | undefined): string | undefined {
  const parsed = text === undefined ? undefined : parsePurl(text);
  return parsed?.ok ? formatReceivedPurl(parsed.purl) : undefined;
}

function isOn(text: string | undefined): boolean {
  return text?.trim().toLowerCase() === 'true';
}
