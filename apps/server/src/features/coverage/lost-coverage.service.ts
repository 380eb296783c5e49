// Public to other features.
import { type EnabledSources, judgeSight, sightOfText } from '@waybill/match';
import type { Database } from '../../db/database.ts';
import { enabledSources } from './enabled-sources.service.ts';
import { listKeptSights } from './portfolio-coverage.queries.ts';

/** The coverage of external components, in a form that can be stored and compared. */
export async function readCover(db: Database): Promise<EnabledSources> {
  const { others } = await enabledSources(db);
  const { nvd, github, osvEcosystems, analyzerTypes = [], analyzerReleaseTypes = [] } = others;
  return {
    nvd,
    github,
    osvEcosystems: osvEcosystems.toSorted(),
    analyzerTypes: analyzerTypes.toSorted(),
    analyzerReleaseTypes: analyzerReleaseTypes.toSorted(),
  };
}

/** The sights of components that were covered, and no longer are: some dozen texts. */
export async function lostSights(
  db: Database,
  before: EnabledSources,
  after: EnabledSources,
): Promise<string[]> {
  return (await listKeptSights(db)).filter((text) => {
    const sight = sightOfText(text);
    return judgeSight(sight, before).judgeable && !judgeSight(sight, after).judgeable;
  });
}
