import { msg } from '@lingui/core/macro';
import { SlidersHorizontal } from 'lucide-react';
import { settingsRoute } from './settings-route.ts';

const group = 'configuration';

export const settingRoutes = [
  settingsRoute({
    group,
    name: 'general',
    title: msg`General`,
    areas: ['setting'],
    load: () => import('./general.settings.ts'),
    palette: {
      id: 'settings',
      title: msg`Settings`,
      icon: SlidersHorizontal,
      permission: 'SYSTEM_CONFIGURATION',
      load: () => import('./setting.palette.ts'),
    },
  }),
  settingsRoute({
    group,
    name: 'welcomeMessage',
    title: msg`Welcome message`,
    areas: ['setting'],
    load: () => import('./welcome-message.settings.ts'),
  }),
  settingsRoute({
    group,
    name: 'email',
    title: msg`Email`,
    areas: ['setting'],
    load: () => import('./email.settings.ts'),
  }),
  settingsRoute({
    group,
    name: 'bomFormats',
    title: msg`BOM formats`,
    areas: ['setting'],
    load: () => import('./bom-formats.settings.ts'),
  }),
  settingsRoute({
    group,
    name: 'internalComponents',
    title: msg`Internal components`,
    areas: ['setting', 'task'],
    load: () => import('./internal-components.settings.ts'),
  }),
  settingsRoute({
    group,
    name: 'search',
    title: msg`Search indexes`,
    areas: ['setting'],
    load: () => import('./search.settings.ts'),
  }),
  settingsRoute({
    group,
    name: 'retention',
    title: msg`Data retention`,
    areas: ['setting'],
    load: () => import('./retention.settings.ts'),
  }),
  settingsRoute({
    group,
    name: 'metrics',
    title: msg`Prometheus metrics`,
    areas: ['setting'],
    load: () => import('./metrics.settings.ts'),
  }),
  settingsRoute({
    group,
    name: 'ldap',
    title: msg`LDAP`,
    areas: ['setting', 'connection-test'],
    load: () => import('./ldap.settings.ts'),
  }),
  settingsRoute({
    group,
    name: 'oidc',
    title: msg`OpenID Connect`,
    areas: ['setting', 'connection-test'],
    load: () => import('./oidc.settings.ts'),
  }),
  settingsRoute({
    group,
    name: 'trustedHeader',
    title: msg`Trusted header`,
    areas: ['setting', 'connection-test'],
    load: () => import('./trusted-header.settings.ts'),
  }),
  settingsRoute({
    group,
    name: 'accessControl',
    title: msg`Portfolio access control`,
    areas: ['setting'],
    load: () => import('./access-control.settings.ts'),
  }),
];
