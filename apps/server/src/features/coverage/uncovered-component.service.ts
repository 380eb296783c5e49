import type { UncoveredComponent } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { projectsShownAs } from '../collection/collection-members.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { causesOfSight, coveredSights, joinOwners, type Owner } from './cause-group.ts';
import { faultOfCause, isCause } from './coverage-cause.ts';
import { isOfEcosystem } from './ecosystem-of.ts';
import { enabledSources } from './enabled-sources.service.ts';
import { themselves } from './kept-coverage.queries.ts';
import { sightsOfMembers } from './kept-coverage.service.ts';
import { listKeptSights } from './portfolio-coverage.queries.ts';
import { listSilentRecords } from './record-fault.queries.ts';
import type { SourcesByOwner } from './sources-by-owner.ts';
import {
  findComponentPlace,
  listUncovered,
  listUncoveredOf,
  type UncoveredPlace,
  type Wanted,
} from './uncovered-component.queries.ts';
import { viewUncovered } from './uncovered-component.view.ts';

/** The maximum number of inconclusive records listed per component. */
const maxRecords = 10;

export interface UncoveredFilter {
  cause?: string | undefined;
  ecosystem?: string | undefined;
  project?: string | undefined;
  component?: string | undefined;
}

/**
 * The components that no source covers, or that have what is asked for, of the active projects or of any one that the caller may see. Which they are follows
 * from the few hundred sights that there are, so the settings of now decide and no component is judged but those of the page.
 * A single component is judged whatever its sight: it is left out only where its coverage has neither gap nor note.
 */
export async function pageOfUncovered(
  db: Database,
  page: Page,
  filter: UncoveredFilter,
  scope: ProjectScope,
): Promise<ListPage<UncoveredComponent>> {
  const sources = await enabledSources(db);
  const { rows, ...others } =
    filter.project === undefined && filter.component === undefined
      ? await listUncovered(db, page, scope, wantedOf(await listKeptSights(db), filter, sources))
      : await pageOfProject(db, page, filter, scope, sources);
  const records = Map.groupBy(
    await listSilentRecords(db, rows, maxRecords),
    (record) => record.component_uuid,
  );
  const views = rows.map((row) => viewUncovered(row, sources, records.get(row.uuid) ?? []));
  if (!isOfOne(filter)) return { ...others, rows: views };
  const noted = views.filter(({ causes }) => causes.length > 0);
  return { ...others, total: noted.length, rows: noted };
}

/** True if all that can be said of a single component is asked for. */
const isOfOne = ({ component, cause }: UncoveredFilter) => component !== undefined && cause === undefined;

async function pageOfProject(
  db: Database,
  page: Page,
  filter: UncoveredFilter,
  scope: ProjectScope,
  sources: SourcesByOwner,
) {
  const place = await findPlace(db, filter, scope);
  const { sights: counts } = await sightsOfMembers(db, themselves(place.projectIds));
  const sights = [...new Set([...counts.values()].flat().map(({ sight }) => sight))];
  return listUncoveredOf(db, page, place, wantedOf(sights, filter, sources));
}

/** The component that is asked for, or else the project, or the members of a collection. @throws 403, 404 */
async function findPlace(
  db: Database,
  { component, project = '' }: UncoveredFilter,
  scope: ProjectScope,
): Promise<UncoveredPlace> {
  if (component !== undefined)
    return requireVisible(await findComponentPlace(db, component, scope), 'component');
  return { projectIds: await projectsShownAs(db, await requireProject(db, project, scope), scope) };
}

/** Without a cause, of many, what is a gap: neither our own components nor those that are covered under a reserve. */
function wantedOf(sights: readonly string[], filter: UncoveredFilter, sources: SourcesByOwner): Wanted {
  const { cause, ecosystem } = filter;
  const ofEcosystem = sights.filter((sight) => ecosystem === undefined || isOfEcosystem(sight, ecosystem));
  const fault = faultOfCause(cause);
  if (fault !== undefined) return { sights: coveredSights(ofEcosystem, sources), fault };
  if (isOfOne(filter))
    return { sights: new Map(ofEcosystem.map((sight) => [sight, 'all'])), fault: undefined };
  const wanted = new Map<string, Owner>();
  for (const sight of ofEcosystem) {
    for (const found of causesOfSight(sight, sources)) {
      const isAsked = cause === undefined ? found.isGap : isCause(found.cause, cause);
      if (isAsked) wanted.set(sight, joinOwners(wanted.get(sight), found.owner));
    }
  }
  return { sights: wanted, fault };
}
