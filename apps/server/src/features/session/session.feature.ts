import type { Feature } from '../../feature.ts';
import { createOidcSignIn } from '../oidc/oidc-sign-in.service.ts';
import { createHeaderSignIn } from '../trusted-header/trusted-header-sign-in.service.ts';
import { headerSessionRoutes } from './header-session.routes.ts';
import { identityTestRoutes } from './identity-test.routes.ts';
import { createKnownDevices } from './known-device.ts';
import { oidcSessionRoutes } from './oidc-session.routes.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { selfRoutes } from './self.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { sessionListRoutes } from './session-list.routes.ts';
import { createInTurn } from './sign-in-turn.ts';

/** Signing in, sessions, one's own account (contract §2). The authenticator of all routes is in authenticate.ts. */
export const sessionFeature: Feature = {
  name: 'session',
  routes(app, context) {
    const devices = createKnownDevices(context.secrets);
    const inTurn = createInTurn(context, devices);
    sessionRoutes(app, context, inTurn, devices);
    sessionListRoutes(app, context);
    secondFactorRoutes(app, context, inTurn, devices);
    passkeyRoutes(app, context, inTurn);
    selfRoutes(app, context, inTurn);
    identityTestRoutes(app, context, inTurn);
    oidcSessionRoutes(app, context, createOidcSignIn(context));
    headerSessionRoutes(app, context, createHeaderSignIn(context));
  },
};
