import { Badge, type Tone } from '../../ui/badge.tsx';

// The names by which people know the sources; the same in every language.
const names: Record<string, string> = {
  GITHUB: 'GitHub',
  OSSINDEX: 'OSS Index',
  SNYK: 'Snyk',
  VULNDB: 'VulnDB',
  TRIVY: 'Trivy',
  INTERNAL: 'Waybill',
};
const tones: Record<string, Tone> = { INTERNAL: 'accent' };

/** Whose vulnerability id it is. */
export function SourceChip({ source }: { source: string }) {
  return <Badge tone={tones[source] ?? 'neutral'}>{names[source] ?? source}</Badge>;
}
