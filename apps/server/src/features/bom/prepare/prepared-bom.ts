import type { StorableComponent } from '../../component/storable-component.ts';
import type { DocumentFacts, ProjectFacts } from '../../project/project-import.service.ts';
import type { StorableService } from '../../service/service-facts.ts';

/**
 * A BOM after normalization. Elements are numbered: 0 is the project, then the components from 1 on, then the
 * services; `edges` holds pairs of such numbers, flat: from, to, from, to …
 */
export interface PreparedBom {
  readonly format: string;
  readonly specVersion: string;
  readonly serialNumber: string | null;
  readonly version: number;
  readonly project: ProjectFacts | undefined;
  readonly document: DocumentFacts;
  readonly components: readonly StorableComponent[];
  readonly services: readonly StorableService[];
  readonly edges: Int32Array;
  /** Equal for two BOMs that would leave a project in the same state. */
  readonly contentHash: string;
  readonly warnings: readonly string[];
}
