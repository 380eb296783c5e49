/** The last parts of the addresses, which are those of Dependency-Track. */
export const integrationPages = ['defectDojo', 'fortifySSC', 'jira', 'kennaSecurity'] as const;
export type IntegrationPage = (typeof integrationPages)[number];

/** Names of products are the same in every language. */
export const integrationTitles: Record<IntegrationPage, string> = {
  defectDojo: 'DefectDojo',
  fortifySSC: 'Fortify SSC',
  jira: 'Jira',
  kennaSecurity: 'Kenna',
};
