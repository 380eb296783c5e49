import type { OwnerCandidate, OwnerName, ProjectOwnership } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { CandidateRow, OwnerRow } from './project-owner.queries.ts';

type OwnerParts = Pick<OwnerRow, 'username' | 'fullname' | 'team_name'>;

export function viewOwnerName({ username, fullname, team_name }: OwnerParts): OwnerName {
  if (username === null) return { kind: 'TEAM', name: team_name ?? '' };
  return { kind: 'USER', name: username, ...present('fullname', fullname) };
}

/** A project that the caller may not see is not named, though its owner counts. */
export function viewOwnership(row: OwnerRow): ProjectOwnership {
  return {
    owner: viewOwnerName(row),
    ...present('team', row.team_uuid),
    from: row.depth > 0 ? 'PARENT' : row.is_own ? 'PROJECT' : 'VERSION',
    ...(row.allowed && !(row.depth === 0 && row.is_own)
      ? { project: { uuid: row.from_uuid, name: row.from_name, ...present('version', row.from_version) } }
      : {}),
  };
}

export function viewCandidate({ user_id, team_uuid, name, fullname }: CandidateRow): OwnerCandidate {
  return {
    kind: user_id === null ? 'TEAM' : 'USER',
    name,
    ...present('fullname', fullname),
    ...present('team', team_uuid),
  };
}
