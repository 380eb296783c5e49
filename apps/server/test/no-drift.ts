/** The result of `countDrift` if a full recount would change nothing. */
export const noDrift = { matches: 0, identities: 0, components: 0, projects: 0 };
