// Public to other features.
import type { SourceId } from './source.data.ts';

/** The ecosystems that OSV is mirrored for; with any of them it is enabled. */
export const ecosystemsSetting = 'vuln-source/google.osv.enabled';

const switches: Record<SourceId, string> = {
  nvd: 'vuln-source/nvd.enabled',
  osv: ecosystemsSetting,
  github: 'vuln-source/github.advisories.enabled',
  epss: 'vuln-source/epss.enabled',
  kev: 'vuln-source/kev.enabled',
  euvd: 'vuln-source/euvd.enabled',
  vulndb: 'vuln-source/vulndb.mirror.enabled',
};

/** The id of the setting that enables a source; undefined for one that is not known here. */
export function switchOf(source: string): string | undefined {
  return Object.entries(switches).find(([id]) => id === source)?.[1];
}
