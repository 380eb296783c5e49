/**
 * Kinds of overflow that are there: in tables on a telephone, whose cells have less room than their words, and in two tables with
 * long words. Remove a screen from the list when you mend it.
 */
export const knownOverflow: readonly string[] = [
  '/admin/accessManagement/permissions at 1366 px: ends in “…”',
  '/admin/accessManagement/permissions at 360 px: ends in “…”',
  '/admin/configuration/taskScheduler at 1366 px: ends in “…”',
  '/admin/configuration/taskScheduler at 360 px: ends in “…”',
  '/admin/notifications/alerts at 360 px: ends in “…”',
  '/components/{component}/vulnerabilities at 360 px: is cut',
  '/licenses at 360 px: ends in “…”',
  '/projects at 1366 px: ends in “…”',
  '/projects/{project}/components at 360 px: ends in “…”',
  '/projects/{project}/epss at 360 px: ends in “…”',
  '/projects/{project}/epss at 360 px: leaves its box',
  '/projects/{project}/findings at 360 px: ends in “…”',
  '/projects/{project}/findings at 360 px: is cut',
  '/projects/{project}/findings at 360 px: leaves its box',
  '/vulnerabilities at 1366 px: is cut',
  '/vulnerabilities at 360 px: is cut',
  '/vulnerabilityAudit at 360 px: ends in “…”',
  '/vulnerabilityAudit at 360 px: is cut',
  '/vulnerabilityAudit at 360 px: leaves its box',
  '/vulnerabilityAudit?by=FLAW at 360 px: ends in “…”',
  '/vulnerabilityAudit?by=FLAW at 360 px: leaves its box',
];
