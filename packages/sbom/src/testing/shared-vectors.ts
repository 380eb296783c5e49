import type { VectorSource } from '@waybill/test-kit';
import { BOM_VECTORS } from './bom-vectors.ts';
import { SPEC_CASE_VECTORS } from './spec-case-vectors.ts';

/** All vectors about BOMs and VEX documents in the shared data (`cyclonedx-spec/cases`, `boms`, `scale-boms`). */
export const SBOM_VECTORS: readonly VectorSource[] = [...SPEC_CASE_VECTORS, ...BOM_VECTORS];
