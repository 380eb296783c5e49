// Public to other features.
import type { EnabledSources } from '@waybill/match';
import type { Database } from '../../db/database.ts';
import {
  type AnalyzerCoverage,
  type CoveringAnalyzer,
  listCovering,
  unionOfCoverage,
} from '../analyzer/analyzer.service.ts';
import { isSettingOn, readSetting } from '../config-property/setting.service.ts';
import { listReadParts, type ReadPart } from '../source/source.service.ts';
import type { CoveringSources, SourcesByOwner } from './sources-by-owner.ts';

/** Sources that tell which vulnerabilities are exploited. */
const catalogsOfExploited: ReadonlySet<string> = new Set(['kev', 'euvd']);

/**
 * Which sources are switched on, as the blind-spot rule takes them. One that has never been read judges nothing,
 * whatever its switch says, and analyzers that are not asked about our own components judge none of these.
 */
export async function enabledSources(db: Database): Promise<SourcesByOwner> {
  const [parts, covering] = await Promise.all([listReadParts(db), listCovering(db)]);
  const withAnalyzers = await mirroredSources(db, parts);
  const ofAnalyzers = (all: readonly CoveringAnalyzer[]): CoveringSources => {
    const including = (some: readonly CoveringAnalyzer[]) =>
      withAnalyzers(unionOfCoverage(some.map(({ covered }) => covered)));
    const sound = all.filter(({ isTroubled }) => !isTroubled);
    const troubled = all.filter(({ isTroubled }) => isTroubled);
    return {
      ...including(all),
      sound: including(sound),
      troubled: troubled.map((analyzer) => ({ ...analyzer, sources: including([...sound, analyzer]) })),
    };
  };
  return {
    others: ofAnalyzers(covering),
    ours: ofAnalyzers(covering.filter(({ isAskedOfOurs }) => isAskedOfOurs)),
    readsExploited: parts.some(({ source }) => catalogsOfExploited.has(source)),
    readsEpss: parts.some(({ source }) => source === 'epss'),
  };
}

/** The sources that are mirrored, together with what analyzers cover besides. */
async function mirroredSources(
  db: Database,
  parts: readonly ReadPart[],
): Promise<(asked: AnalyzerCoverage) => EnabledSources> {
  const [nvd, vulndb, github, osv] = await Promise.all([
    isSettingOn(db, 'vuln-source', 'nvd.enabled'),
    isSettingOn(db, 'vuln-source', 'vulndb.mirror.enabled'),
    isSettingOn(db, 'vuln-source', 'github.advisories.enabled'),
    readSetting(db, 'vuln-source', 'google.osv.enabled'),
  ]);
  const isRead = (source: string) => parts.some((part) => part.source === source);
  const readEcosystems = new Set(parts.flatMap((part) => (part.source === 'osv' ? [part.part] : [])));
  const chosen = (osv ?? '').split(';').map((name) => name.trim());
  const osvEcosystems = chosen.filter((name) => name !== '');
  return (asked) => {
    // VulnDB describes what is affected by CPE, too.
    const isCpeRead = (nvd && isRead('nvd')) || (vulndb && isRead('vulndb')) || asked.isByCpe;
    return {
      nvd: isCpeRead,
      github: github && isRead('github'),
      osvEcosystems: osvEcosystems.filter((name) => readEcosystems.has(name)),
      analyzerTypes: asked.purlTypes,
      analyzerReleaseTypes: asked.releaseTypes ?? [],
      unread: {
        nvd: nvd && !isCpeRead,
        osvEcosystems: osvEcosystems.filter((name) => !readEcosystems.has(name)),
      },
    };
  };
}
