// Public to other features.
import { type Classifier, classifiers } from '@waybill/api-contract';

const known: ReadonlySet<string> = new Set(classifiers);

export function isClassifier(text: string): text is Classifier {
  return known.has(text);
}

/** The classifier for a CycloneDX type (`operating-system`); undefined where the contract has none. */
export function classifierOfType(type: string): Classifier | undefined {
  const name = type.toUpperCase().replaceAll('-', '_');
  return isClassifier(name) ? name : undefined;
}
