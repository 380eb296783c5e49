// Public to other features.
export { outdateAllFigures, outdateFigures } from './outdated-figures.queries.ts';
