import { epssSource } from './epss/epss.source.ts';
import { euvdSource } from './euvd/euvd.source.ts';
import { githubSource } from './github/github.source.ts';
import { kevSource } from './kev/kev.source.ts';
import { nvdSource } from './nvd/nvd.source.ts';
import { osvSource } from './osv/osv.source.ts';
import type { Source } from './source.ts';
import { vulnDbSource } from './vulndb/vulndb.source.ts';

/** Every source that can be mirrored. One line each; see docs/adding-a-vulnerability-source.md. */
export const sources: readonly Source[] = [
  nvdSource,
  githubSource,
  osvSource,
  epssSource,
  kevSource,
  euvdSource,
  vulnDbSource,
];

export function findSource(id: string): Source | undefined {
  return sources.find((source) => source.id === id);
}
