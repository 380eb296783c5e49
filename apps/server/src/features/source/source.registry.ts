import { epssSource } from './epss/epss.source.ts';
import { kevSource } from './kev/kev.source.ts';
import { nvdSource } from './nvd/nvd.source.ts';
import { osvSource } from './osv/osv.source.ts';
import type { Source, SourceId } from './source.ts';

/** Every source that can be mirrored. One line each; see docs/adding-a-vulnerability-source.md. */
export const sources: readonly Source[] = [nvdSource, osvSource, epssSource, kevSource];

/** Sources that the API names but that this version cannot mirror yet. */
export const absentSources: readonly { id: SourceId; title: string }[] = [
  { id: 'github', title: 'GitHub Advisories' },
];

export function findSource(id: string): Source | undefined {
  return sources.find((source) => source.id === id);
}
