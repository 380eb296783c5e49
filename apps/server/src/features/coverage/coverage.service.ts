// Public to other features.
import type { BlindSpot as BlindSpotGroup, Coverage } from '@waybill/api-contract';
import { type BlindSpot, type EnabledSources, judgeable } from '@waybill/match';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { isSettingOn, readSetting } from '../config-property/setting.service.ts';
import { identityFacts } from '../matching/identity-facts.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { listReadParts } from '../source/source.service.ts';
import { type CoverageRow, streamComponents } from './coverage.queries.ts';

/**
 * Which sources are switched on, as the blind-spot rule takes them. One that has never been read judges nothing,
 * whatever its switch says; GitHub's advisories cannot be read by themselves yet.
 */
export async function enabledSources(db: Database): Promise<EnabledSources> {
  const [nvd, github, osv, parts] = await Promise.all([
    isSettingOn(db, 'vuln-source', 'nvd.enabled'),
    isSettingOn(db, 'vuln-source', 'github.advisories.enabled'),
    readSetting(db, 'vuln-source', 'google.osv.enabled'),
    listReadParts(db),
  ]);
  const isRead = (source: string) => parts.some((part) => part.source === source);
  const readEcosystems = new Set(parts.flatMap((part) => (part.source === 'osv' ? [part.part] : [])));
  const chosen = (osv ?? '').split(';').map((name) => name.trim());
  const osvEcosystems = chosen.filter((name) => name !== '');
  return {
    nvd: nvd && isRead('nvd'),
    github: github && isRead('github'),
    osvEcosystems: osvEcosystems.filter((name) => readEcosystems.has(name)),
    unread: {
      nvd: nvd && !isRead('nvd'),
      osvEcosystems: osvEcosystems.filter((name) => !readEcosystems.has(name)),
    },
  };
}

const maxExamples = 5;

/**
 * How many components of a project no enabled source can judge, and why: a component without findings may be sound or
 * merely unseen. Worked out at read, so that it follows the settings at once.
 */
export async function projectCoverage(db: Database, uuid: string, scope: ProjectScope): Promise<Coverage> {
  const project = await requireProject(db, uuid, scope);
  const sources = await enabledSources(db);
  const spots = new Map<string, BlindSpotGroup>();
  let components = 0;
  let blind = 0;
  for await (const rows of streamComponents(db, project.project_id)) {
    components += rows.length;
    for (const row of rows) {
      const judgment = judgeable(identityFacts(row), sources);
      if (judgment.judgeable) continue;
      blind++;
      for (const spot of judgment.blindSpots) addTo(spots, spot, row);
    }
  }
  return {
    components,
    judgeable: components - blind,
    blind,
    blindSpots: [...spots.values()].sort((a, b) => b.components - a.components),
  };
}

function addTo(spots: Map<string, BlindSpotGroup>, spot: BlindSpot, row: CoverageRow): void {
  const data = groupData(spot);
  const key = `${spot.code} ${JSON.stringify(data)}`;
  let group = spots.get(key);
  if (!group) {
    group = { code: spot.code, data, components: 0, examples: [] };
    spots.set(key, group);
  }
  group.components++;
  if (group.examples.length < maxExamples) {
    group.examples.push({
      uuid: row.uuid,
      name: row.name,
      ...(row.version === null ? {} : { version: row.version }),
    });
  }
}

/** What components share; the unreadable text itself differs from one to the next and is left to the examples. */
function groupData(spot: BlindSpot): Record<string, unknown> {
  if (spot.code === 'version_unreadable') return { scheme: spot.data.scheme };
  if (spot.code === 'purl_unreadable' || spot.code === 'cpe_unreadable') return {};
  return spot.data;
}
