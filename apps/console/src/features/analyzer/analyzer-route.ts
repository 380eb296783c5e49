import { msg } from '@lingui/core/macro';

/** The last parts of the addresses, which are those of Dependency-Track. */
export const analyzerPages = ['internal', 'oss', 'vulnDB', 'snyk', 'trivy'] as const;
export type AnalyzerPage = (typeof analyzerPages)[number];

/** Names of products are the same in every language. */
export const analyzerTitles = {
  internal: msg`Internal`,
  oss: 'OSS Index',
  vulnDB: 'VulnDB',
  snyk: 'Snyk',
  trivy: 'Trivy',
} as const satisfies Record<AnalyzerPage, unknown>;
