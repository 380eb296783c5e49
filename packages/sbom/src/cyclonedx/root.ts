import type { Bom } from '../model.ts';
import type { JsonObject } from '../text/parse-json.ts';
import type { SpecVersion } from './spec-version.ts';

/** Makes a whole document of the members that a reader found. */
export function rootOf(specVersion: SpecVersion, members: JsonObject): Bom {
  // The readers build only what the shapes describe, and those are checked against the model's types.
  const found = members as Partial<Bom>;
  return {
    format: 'CycloneDX',
    specVersion,
    version: found.version ?? 1,
    ...(found.serialNumber === undefined ? {} : { serialNumber: found.serialNumber }),
    ...(found.metadata === undefined ? {} : { metadata: found.metadata }),
    components: found.components ?? [],
    services: found.services ?? [],
    externalReferences: found.externalReferences ?? [],
    dependencies: found.dependencies ?? [],
    compositions: found.compositions ?? [],
    properties: found.properties ?? [],
    vulnerabilities: found.vulnerabilities ?? [],
  };
}
