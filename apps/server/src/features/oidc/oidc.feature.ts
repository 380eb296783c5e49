import type { Feature } from '../../feature.ts';
import { oidcSettings } from './oidc.settings.ts';

/** What sign-in through an OpenID Connect provider can be set to; the sign-in itself is a matter of sessions. */
export const oidcFeature: Feature = { name: 'oidc', settings: oidcSettings };
