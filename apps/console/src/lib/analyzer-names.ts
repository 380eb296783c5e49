/** Names of analyzers are the same in every language. Our own is called by our name. */
export const analyzerNames: Readonly<Record<string, string>> = {
  OSSINDEX_ANALYZER: 'OSS Index',
  SNYK_ANALYZER: 'Snyk',
  TRIVY_ANALYZER: 'Trivy',
  VULNDB_ANALYZER: 'VulnDB',
  NPM_AUDIT_ANALYZER: 'npm audit',
  INTERNAL_ANALYZER: 'Waybill',
};
