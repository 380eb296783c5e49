/** What `countDrift` answers when everything is counted and marked as a full recount would. */
export const noDrift = { matches: 0, identities: 0, components: 0, projects: 0 };
