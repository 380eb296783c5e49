import type { UncoveredComponent } from '@waybill/api-contract';
import { type EnabledSources, judgeSight, sightOfText } from '@waybill/match';
import type { Database } from '../../db/database.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { countSights } from './coverage.queries.ts';
import { enabledSources } from './coverage.service.ts';
import { caveatsOf, gapsOf, internalCause, isCause } from './coverage-cause.ts';
import { isOfEcosystem } from './ecosystem-of.ts';
import { listKeptSights } from './portfolio-coverage.queries.ts';
import { listUncovered, listUncoveredOfProject, type WantedSights } from './uncovered-component.queries.ts';
import { viewUncovered } from './uncovered-component.view.ts';

export interface UncoveredFilter {
  cause?: string | undefined;
  ecosystem?: string | undefined;
  project?: string | undefined;
}

/**
 * The components that no source covers, of the active projects or of any one that the caller may see. Which they are follows
 * from the few hundred sights that there are, so the settings of now decide and no component is judged but those of the page.
 */
export async function pageOfUncovered(
  db: Database,
  page: Page,
  filter: UncoveredFilter,
  scope: ProjectScope,
): Promise<ListPage<UncoveredComponent>> {
  const sources = await enabledSources(db);
  const { rows, ...others } =
    filter.project === undefined
      ? await listUncovered(db, page, scope, wantedOf(await listKeptSights(db), filter, sources))
      : await pageOfProject(db, page, filter.project, filter, scope, sources);
  return { ...others, rows: rows.map((row) => viewUncovered(row, sources)) };
}

async function pageOfProject(
  db: Database,
  page: Page,
  uuid: string,
  filter: UncoveredFilter,
  scope: ProjectScope,
  sources: EnabledSources,
) {
  const { project_id } = await requireProject(db, uuid, scope);
  const sights = (await countSights(db, project_id)).map(({ sight }) => sight);
  return listUncoveredOfProject(db, page, project_id, wantedOf(sights, filter, sources));
}

/** Without a cause, what is a gap: neither our own components nor those that are covered under a reserve. */
function wantedOf(
  sights: readonly string[],
  { cause, ecosystem }: UncoveredFilter,
  sources: EnabledSources,
): WantedSights {
  const judged = sights
    .filter((sight) => ecosystem === undefined || isOfEcosystem(sight, ecosystem))
    .map((sight) => ({ sight, judgment: judgeSight(sightOfText(sight), sources) }));
  const named = ({ sight }: { sight: string }) => sight;
  const isAsked = (found: Parameters<typeof isCause>[0]) => cause === undefined || isCause(found, cause);
  const gaps = judged.filter(({ judgment }) => gapsOf(judgment).some(isAsked)).map(named);
  if (cause === undefined || gaps.length > 0) return { kind: 'gap', sights: gaps };
  if (isCause(internalCause, cause)) {
    return { kind: 'internal', sights: judged.filter(({ judgment }) => !judgment.judgeable).map(named) };
  }
  const caveats = judged.filter(({ judgment }) => caveatsOf(judgment).some(isAsked)).map(named);
  return { kind: 'caveat', sights: caveats };
}
