// Public to other features.
/** What teams are given by hand; what follows from it is worked out by `refreshAccess`. */
export {
  copyAcl,
  endByUuids,
  giveByUuids,
  giveToTeam,
  giveToTeams,
  takeFromTeam,
} from './given-access.queries.ts';
