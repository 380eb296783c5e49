// Public to other features.
export { explainEvents } from './match-event.queries.ts';
