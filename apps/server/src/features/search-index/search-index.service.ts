// Public to other features.
export { wordsOfCpe, wordsOfPurl } from './coordinate-words.ts';
export {
  type CoordinateCondition,
  componentLabels,
  coordinatesByName,
  countTexts,
  identitiesByCoordinates,
  identitiesByName,
  identitiesInOrder,
  identitiesNamed,
  leastPart,
  type NameCondition,
  productsByLabel,
} from './identity-ids.queries.ts';
