const names: Record<string, string> = {
  osv: 'OSV',
  nvd: 'NVD',
  github: 'GitHub',
  vulndb: 'VulnDB',
  'vulndb-api': 'VulnDB',
  ossindex: 'OSS Index',
  snyk: 'Snyk',
  trivy: 'Trivy',
  internal: 'Waybill',
  dt4: 'Dependency-Track',
};

/** Names of sources are the same in every language. */
export function feedName(feed: string): string {
  return names[feed] ?? feed;
}
