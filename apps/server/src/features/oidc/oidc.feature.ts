import type { Feature } from '../../feature.ts';
import { oidcSettings } from './oidc.settings.ts';

/** The settings of sign-in through an OpenID Connect provider. Sessions handle the sign-in itself. */
export const oidcFeature: Feature = { name: 'oidc', settings: oidcSettings };
