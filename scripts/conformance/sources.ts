import { CPE_VECTORS } from '../../packages/cpe/src/testing/shared-vectors.ts';
import { CVSS_VECTORS } from '../../packages/cvss/src/testing/shared-vectors.ts';
import { LICENSE_VECTORS } from '../../packages/license/src/testing/shared-vectors.ts';
import { MATCH_VECTORS } from '../../packages/match/src/testing/shared-vectors.ts';
import { POLICY_VECTORS } from '../../packages/policy/src/testing/shared-vectors.ts';
import { PURL_VECTORS } from '../../packages/purl/src/testing/shared-vectors.ts';
import { SBOM_VECTORS } from '../../packages/sbom/src/testing/shared-vectors.ts';
import { TEMPLATE_VECTORS } from '../../packages/template/src/testing/shared-vectors.ts';
import type { VectorSource } from '../../packages/test-kit/src/index.ts';
import { VERSION_VECTORS } from '../../packages/version/src/testing/shared-vectors.ts';

/** Every set of vectors; a package that gets some adds a line. */
export const SOURCES: readonly VectorSource[] = [
  ...VERSION_VECTORS,
  ...PURL_VECTORS,
  ...CPE_VECTORS,
  ...CVSS_VECTORS,
  ...LICENSE_VECTORS,
  ...SBOM_VECTORS,
  ...MATCH_VECTORS,
  ...TEMPLATE_VECTORS,
  ...POLICY_VECTORS,
];
