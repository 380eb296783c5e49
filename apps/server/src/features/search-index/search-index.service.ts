// Public to other features.
export { wordsOfCpe, wordsOfPurl } from './coordinate-words.ts';
export {
  componentLabels,
  coordinatesByName,
  identitiesByCoordinates,
  identitiesByName,
  type NameCondition,
  productsByLabel,
} from './identity-ids.queries.ts';
