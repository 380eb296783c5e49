const names: Record<string, string> = {
  osv: 'OSV',
  nvd: 'NVD',
  github: 'GitHub',
  vulndb: 'VulnDB',
  internal: 'Waybill',
};

/** Names of sources are the same in every language. */
export function feedName(feed: string): string {
  return names[feed] ?? feed;
}
