import { sightOfText } from '@waybill/match';

/** The ecosystem of a sight's package: its type, and the namespace of a distribution; undefined without a package URL. */
export function ecosystemOf(sight: string): string | undefined {
  const coordinate = sightOfText(sight).package?.coordinate;
  if (!coordinate) return undefined;
  const { type, namespace } = coordinate;
  return namespace === '' ? type : `${type}/${namespace}`;
}

/** True if a sight belongs to an ecosystem; a type alone stands for all of its distributions. */
export function isOfEcosystem(sight: string, asked: string): boolean {
  const ecosystem = ecosystemOf(sight);
  return ecosystem !== undefined && (ecosystem === asked || ecosystem.startsWith(`${asked}/`));
}
