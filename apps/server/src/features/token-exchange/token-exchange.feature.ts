import type { Feature } from '../../feature.ts';
import { tokenExchangeRoutes } from './token-exchange.routes.ts';

/** Tokens of service accounts for those of pipelines (RFC 8693). */
export const tokenExchangeFeature: Feature = { name: 'token-exchange', routes: tokenExchangeRoutes };
