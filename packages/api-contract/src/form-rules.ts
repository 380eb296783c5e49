import type { Classifier } from './gen/enums.gen.ts';

/** Libraries and frameworks are known by their package URL, assets by their CPE. */
const identifiers: Partial<Record<Classifier, 'purl' | 'cpe'>> = {
  LIBRARY: 'purl',
  FRAMEWORK: 'purl',
  APPLICATION: 'cpe',
  OPERATING_SYSTEM: 'cpe',
  DEVICE: 'cpe',
};

/** Which identifier a form asks for; undefined where either or none will do. The API itself takes things without. */
export function identifierNeeded(classifier: Classifier): 'purl' | 'cpe' | undefined {
  return identifiers[classifier];
}
