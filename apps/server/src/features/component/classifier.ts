import { type Classifier, classifiers } from '@waybill/api-contract';

/** As the contract counts them: a body may name one by its place. `NONE` says that there is none. */
export const bodyClassifiers = ['NONE', ...classifiers] as const;

const known: ReadonlySet<string> = new Set(classifiers);

export function isClassifier(text: string): text is Classifier {
  return known.has(text);
}

/** The classifier for a CycloneDX type (`operating-system`); undefined where the contract has none. */
export function classifierOfType(type: string): Classifier | undefined {
  const name = type.toUpperCase().replaceAll('-', '_');
  return isClassifier(name) ? name : undefined;
}
