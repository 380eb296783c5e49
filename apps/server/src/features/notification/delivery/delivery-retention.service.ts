// Public to other features.
/** Deliveries that are over do not stay for ever. */
export { deleteSent as deleteEndedDeliveries } from './delivery.queries.ts';
