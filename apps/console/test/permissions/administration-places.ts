import type { Call, Place } from './place.ts';

const policies = ['POLICY_MANAGEMENT'] as const;
const system = ['SYSTEM_CONFIGURATION'] as const;
const access = ['ACCESS_MANAGEMENT'] as const;

/** A page that has nothing but settings, apart from `more`. */
const settings = (page: string, more: Record<string, Call> = {}): Place => ({
  screen: `/admin/configuration/${page}`,
  path: `/admin/configuration/${page}`,
  needs: system,
  offers: { anybody: { fields: 'PATCH /api/waybill/v1/settings', ...more } },
});

/** Policies, the administration, and what everybody has. */
export const administrationPlaces: readonly Place[] = [
  {
    screen: '/policy/',
    path: '/policy',
    needs: policies,
    offers: { anybody: { 'Create policy': 'PUT /api/v1/policy' } },
  },
  {
    screen: '/policy/',
    path: '/policy?dialog=create',
    needs: policies,
    offers: { anybody: { fields: 'nothing', Create: 'PUT /api/v1/policy' } },
  },
  {
    screen: '/policy/$uuid',
    path: '/policy/{policy}',
    needs: policies,
    offers: {
      anybody: {
        fields: 'POST /api/v1/policy',
        'Add condition': 'PUT /api/waybill/v1/policies/{uuid}/conditions',
        'Remove Condition 1': 'DELETE /api/waybill/v1/policies/conditions/{uuid}',
        'Evaluate now': 'POST /api/waybill/v1/policies/{uuid}/evaluate',
        'Delete policy': 'DELETE /api/v1/policy/{uuid}',
      },
      VIEW_PORTFOLIO: { 'Remove forged': 'DELETE /api/v1/policy/{policyUuid}/tag/{tagName}' },
    },
  },
  {
    screen: '/policy/licenseGroups',
    path: '/policy/licenseGroups',
    needs: policies,
    offers: { anybody: { 'Create license group': 'PUT /api/v1/licenseGroup' } },
  },
  {
    screen: '/policy/licenseGroups',
    path: '/policy/licenseGroups?dialog=create',
    needs: policies,
    offers: { anybody: { fields: 'nothing', Create: 'PUT /api/v1/licenseGroup' } },
  },
  {
    screen: '/policy/licenseGroups',
    path: '/policy/licenseGroups?group={licenseGroup}',
    needs: policies,
    offers: {
      anybody: {
        fields: 'nothing',
        'Create license group': 'PUT /api/v1/licenseGroup',
        Rename: 'POST /api/v1/licenseGroup',
        'Remove from the group': 'DELETE /api/v1/licenseGroup/{uuid}/license/{licenseUuid}',
        'Delete license group': 'DELETE /api/v1/licenseGroup/{uuid}',
      },
    },
  },
  {
    screen: '/start',
    path: '/start',
    needs: ['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION'],
    offers: {
      anybody: {
        fields: 'nothing',
        Save: 'PATCH /api/waybill/v1/settings',
        'Enable Go': 'PATCH /api/waybill/v1/settings',
        'Update all': 'POST /api/waybill/v1/sources/{source}/mirror',
        'Open dashboard': 'nothing',
      },
      BOM_UPLOAD: { 'Upload BOM': 'POST /api/v1/bom' },
    },
  },
  {
    screen: '/start',
    path: '/start?dialog=upload',
    needs: ['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION'],
    offers: { BOM_UPLOAD: { fields: 'nothing', 'Choose file': 'POST /api/v1/bom' } },
  },
  settings('general'),
  settings('welcomeMessage'),
  settings('taskScheduler', {
    'Run now': 'POST /api/waybill/v1/schedule/{kind}/{subject}/run',
  }),
  { screen: '/admin/configuration/experimental', path: '/admin/configuration/experimental', needs: system },
  { screen: '/admin/configuration/telemetry', path: '/admin/configuration/telemetry', needs: system },
  settings('email', {
    'Set…': 'nothing',
    'Send test email': 'POST /api/v1/notification/publisher/test/smtp',
  }),
  settings('bomFormats'),
  settings('internalComponents', { 'Identify now': 'GET /api/v1/component/internal/identify' }),
  settings('search', { 'Rebuild indexes…': 'POST /api/v1/search/reindex' }),
  settings('retention'),
  settings('metrics', { 'Set…': 'nothing' }),
  settings('ldap', {
    'Test connection': 'POST /api/waybill/v1/ldap/test',
    'Test user': 'POST /api/waybill/v1/ldap/test-user',
  }),
  settings('oidc', { 'Test provider': 'POST /api/waybill/v1/oidc/test' }),
  settings('accessControl'),
  settings('trustedHeader', { 'Test headers': 'POST /api/waybill/v1/trusted-header/test' }),
  settings('vulnerabilityData'),
  settings('backups', { 'Set…': 'nothing', 'Back up now': 'POST /api/waybill/v1/backups' }),
  {
    screen: '/admin/configuration/operations',
    path: '/admin/configuration/operations',
    needs: system,
    offers: { anybody: { 'Back up now': 'POST /api/waybill/v1/backups' } },
  },
  {
    screen: '/admin/import/dependencyTrack',
    path: '/admin/import/dependencyTrack',
    needs: access,
    offers: {
      anybody: {
        fields: 'nothing',
        'Choose file': 'nothing',
        Preview: 'POST /api/waybill/v1/import/dt',
        'Import…': 'POST /api/waybill/v1/import/dt',
      },
    },
  },
  {
    screen: '/admin/import/comparison',
    path: '/admin/import/comparison',
    // Nothing has been imported, so there is nothing to compare.
    needs: access,
  },
  {
    screen: '/admin/analyzers/$analyzer',
    path: '/admin/analyzers/internal',
    needs: system,
    offers: {
      anybody: {
        fields: 'PATCH /api/waybill/v1/settings',
        'Analyze now': 'POST /api/waybill/v1/analyzers/internal/run',
      },
    },
  },
  {
    screen: '/admin/analyzers/$analyzer',
    path: '/admin/analyzers/oss',
    needs: system,
    offers: {
      anybody: {
        fields: 'PATCH /api/waybill/v1/settings',
        'Set…': 'nothing',
        'Test connection': 'POST /api/waybill/v1/analyzers/{analyzer}/test',
      },
    },
  },
  {
    screen: '/admin/vulnerabilitySources/$source',
    path: '/admin/vulnerabilitySources/nvd',
    needs: system,
    offers: {
      anybody: {
        fields: 'PATCH /api/waybill/v1/settings',
        'Update now': 'POST /api/waybill/v1/sources/{source}/mirror',
        'Test connection': 'POST /api/waybill/v1/sources/{source}/test',
      },
    },
  },
  {
    screen: '/admin/integrations/$integration',
    path: '/admin/integrations/defectDojo',
    needs: system,
    offers: {
      anybody: {
        fields: 'PATCH /api/waybill/v1/settings',
        'Set…': 'nothing',
        'Test connection': 'POST /api/waybill/v1/integrations/{integration}/test',
      },
    },
  },
  {
    screen: '/admin/integrations/$integration',
    path: '/admin/integrations/jira',
    needs: system,
    offers: {
      anybody: {
        fields: 'PATCH /api/waybill/v1/settings',
        'Set…': 'nothing',
        'Test connection': 'POST /api/waybill/v1/integrations/{integration}/test',
      },
    },
  },
  {
    screen: '/admin/repositories/$type',
    path: '/admin/repositories/npm',
    needs: system,
    offers: {
      anybody: {
        fields: 'PATCH /api/waybill/v1/settings',
        'Add repository': 'PUT /api/v1/repository',
        'Update now': 'POST /api/waybill/v1/repositories/{type}/look',
      },
    },
  },
  {
    screen: '/admin/repositories/$type',
    path: '/admin/repositories/npm?dialog=create',
    needs: system,
    offers: {
      anybody: {
        fields: 'nothing',
        Add: 'PUT /api/v1/repository',
        'Test connection': 'POST /api/waybill/v1/repositories/test',
      },
    },
  },
  {
    screen: '/admin/notifications/alerts',
    path: '/admin/notifications/alerts',
    needs: system,
    offers: { anybody: { 'Create alert': 'PUT /api/v1/notification/rule' } },
  },
  {
    screen: '/admin/notifications/alerts',
    path: '/admin/notifications/alerts?dialog=create',
    needs: system,
    offers: { anybody: { fields: 'nothing', Create: 'PUT /api/v1/notification/rule/scheduled' } },
  },
  {
    screen: '/admin/notifications/alerts/$uuid/',
    path: '/admin/notifications/alerts/{alert}',
    needs: system,
    offers: {
      anybody: {
        fields: 'POST /api/v1/notification/rule',
        'Send test': 'POST /api/v1/notification/publisher/test/{uuid}',
        'Delete alert': 'DELETE /api/v1/notification/rule',
      },
      VIEW_PORTFOLIO: {
        'Remove forged': 'POST /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}',
      },
    },
  },
  {
    screen: '/admin/notifications/alerts/$uuid/options',
    path: '/admin/notifications/alerts/{alert}/options',
    needs: system,
    offers: {
      anybody: {
        // The alert of the world tells of nothing that could be open.
        fields: 'PUT /api/waybill/v1/notification/rules/{uuid}/options',
      },
    },
  },
  {
    screen: '/admin/notifications/alerts/$uuid/deliveries',
    path: '/admin/notifications/alerts/{alert}/deliveries',
    needs: system,
  },
  {
    screen: '/admin/notifications/destinations',
    path: '/admin/notifications/destinations',
    needs: system,
    offers: { anybody: { fields: 'PATCH /api/waybill/v1/settings' } },
  },
  {
    screen: '/admin/notifications/templates',
    path: '/admin/notifications/templates',
    needs: system,
    offers: {
      anybody: {
        fields: 'PATCH /api/waybill/v1/settings',
        'Create template': 'PUT /api/v1/notification/publisher',
        'Restore default templates': 'POST /api/v1/notification/publisher/restoreDefaultTemplates',
      },
    },
  },
  {
    screen: '/admin/notifications/templates',
    path: '/admin/notifications/templates?dialog=create',
    needs: system,
    offers: { anybody: { fields: 'nothing', Create: 'PUT /api/v1/notification/publisher' } },
  },
  {
    screen: '/admin/notifications/templates/$uuid',
    path: '/admin/notifications/templates/{template}',
    needs: system,
    offers: {
      anybody: {
        fields: 'POST /api/v1/notification/publisher',
        Clone: 'PUT /api/v1/notification/publisher',
        'Use default text': 'nothing',
        'Delete template': 'DELETE /api/v1/notification/publisher/{notificationPublisherUuid}',
      },
    },
  },
  {
    screen: '/admin/accessManagement/auditLog',
    path: '/admin/accessManagement/auditLog',
    needs: access,
  },
  {
    screen: '/admin/accessManagement/managedUsers',
    path: '/admin/accessManagement/managedUsers',
    needs: access,
    offers: {
      anybody: {
        'Create user': 'PUT /api/v1/user/managed',
        'Erase former user…': 'POST /api/waybill/v1/erasure',
      },
    },
  },
  {
    screen: '/admin/accessManagement/managedUsers',
    path: '/admin/accessManagement/managedUsers?dialog=create',
    needs: access,
    offers: { anybody: { fields: 'nothing', Create: 'PUT /api/v1/user/managed' } },
  },
  {
    screen: '/admin/accessManagement/managedUsers',
    path: '/admin/accessManagement/managedUsers?user=admin',
    needs: access,
    offers: {
      anybody: {
        fields: 'POST /api/v1/permission/{permission}/user/{username}',
        'Create user': 'PUT /api/v1/user/managed',
        'Erase former user…': 'POST /api/waybill/v1/erasure',
        Save: 'POST /api/v1/user/managed',
        'Set password': 'POST /api/v1/user/managed',
        'Sign out everywhere': 'POST /api/waybill/v1/user/{username}/sign-out',
        'Delete user': 'DELETE /api/v1/user/managed',
      },
    },
  },
  {
    screen: '/admin/accessManagement/ldapUsers',
    path: '/admin/accessManagement/ldapUsers',
    needs: access,
    offers: { anybody: { 'Create user': 'PUT /api/v1/user/ldap' } },
  },
  {
    screen: '/admin/accessManagement/ldapUsers',
    path: '/admin/accessManagement/ldapUsers?dialog=create',
    needs: access,
    offers: { anybody: { fields: 'nothing', Create: 'PUT /api/v1/user/ldap' } },
  },
  {
    screen: '/admin/accessManagement/oidcUsers',
    path: '/admin/accessManagement/oidcUsers',
    needs: access,
    offers: { anybody: { 'Create user': 'PUT /api/v1/user/oidc' } },
  },
  {
    screen: '/admin/accessManagement/oidcUsers',
    path: '/admin/accessManagement/oidcUsers?dialog=create',
    needs: access,
    offers: { anybody: { fields: 'nothing', Create: 'PUT /api/v1/user/oidc' } },
  },
  {
    screen: '/admin/accessManagement/oidcGroups',
    path: '/admin/accessManagement/oidcGroups',
    needs: access,
    offers: { anybody: { 'Create group': 'PUT /api/v1/oidc/group' } },
  },
  {
    screen: '/admin/accessManagement/oidcGroups',
    path: '/admin/accessManagement/oidcGroups?dialog=create',
    needs: access,
    offers: { anybody: { fields: 'nothing', Create: 'PUT /api/v1/oidc/group' } },
  },
  {
    screen: '/admin/accessManagement/teams',
    path: '/admin/accessManagement/teams',
    needs: access,
    offers: { anybody: { 'Create team': 'PUT /api/v1/team' } },
  },
  {
    screen: '/admin/accessManagement/teams',
    path: '/admin/accessManagement/teams?dialog=create',
    needs: access,
    offers: { anybody: { fields: 'nothing', Create: 'PUT /api/v1/team' } },
  },
  {
    screen: '/admin/accessManagement/teams',
    path: '/admin/accessManagement/teams?team={team}',
    needs: access,
    offers: {
      anybody: {
        fields: 'POST /api/v1/permission/{permission}/team/{uuid}',
        'Create team': 'PUT /api/v1/team',
        Rename: 'POST /api/v1/team',
        'Add group': 'PUT /api/v1/oidc/group',
        'Create API key': 'PUT /api/waybill/v1/team/{uuid}/api-key',
        'Remove from team': 'DELETE /api/v1/user/{username}/membership',
        'Delete team': 'DELETE /api/v1/team',
      },
    },
  },
  {
    screen: '/admin/accessManagement/permissions',
    path: '/admin/accessManagement/permissions',
    needs: access,
  },
  {
    screen: '/admin/accessManagement/portfolioAccessControl',
    path: '/admin/accessManagement/portfolioAccessControl',
    needs: access,
  },
  {
    screen: '/admin/accessManagement/portfolioAccessControl',
    path: '/admin/accessManagement/portfolioAccessControl?team={team}',
    needs: access,
  },
  {
    screen: '/admin/accessManagement/serviceAccounts',
    path: '/admin/accessManagement/serviceAccounts',
    needs: access,
    offers: { anybody: { 'Create service account': 'PUT /api/waybill/v1/service-account' } },
  },
  {
    screen: '/admin/accessManagement/serviceAccounts',
    path: '/admin/accessManagement/serviceAccounts?dialog=create',
    needs: access,
    offers: { anybody: { fields: 'nothing', Create: 'PUT /api/waybill/v1/service-account' } },
  },
  {
    screen: '/admin/accessManagement/serviceAccounts',
    path: '/admin/accessManagement/serviceAccounts?account={account}',
    needs: access,
    offers: {
      anybody: {
        fields: 'PUT /api/waybill/v1/service-account/{name}/team/{uuid}',
        'Create service account': 'PUT /api/waybill/v1/service-account',
        Save: 'POST /api/waybill/v1/service-account/{name}',
        'Create API key': 'PUT /api/waybill/v1/service-account/{name}/api-key',
        'Delete service account': 'DELETE /api/waybill/v1/service-account/{name}',
      },
    },
  },
  {
    screen: '/admin/accessManagement/tokenExchange',
    path: '/admin/accessManagement/tokenExchange',
    needs: access,
    offers: { anybody: { 'Create rule': 'PUT /api/waybill/v1/token-rule' } },
  },
  {
    screen: '/admin/accessManagement/tokenExchange',
    path: '/admin/accessManagement/tokenExchange?dialog=create',
    needs: access,
    offers: {
      anybody: {
        fields: 'nothing',
        'GitHub Actions': 'nothing',
        'GitLab CI/CD': 'nothing',
        Kubernetes: 'nothing',
        'Add claim': 'nothing',
        Create: 'PUT /api/waybill/v1/token-rule',
      },
    },
  },
  {
    screen: '/admin/accessManagement/tokenExchange',
    path: '/admin/accessManagement/tokenExchange?rule={tokenRule}',
    needs: access,
    offers: {
      anybody: {
        fields: 'POST /api/waybill/v1/token-rule/{uuid}',
        'Create rule': 'PUT /api/waybill/v1/token-rule',
        'Add claim': 'nothing',
        'Remove Claim 1': 'nothing',
        Save: 'POST /api/waybill/v1/token-rule/{uuid}',
        'Delete rule': 'DELETE /api/waybill/v1/token-rule/{uuid}',
      },
    },
  },
  {
    screen: '/profile',
    path: '/profile',
    needs: [],
    offers: {
      anybody: {
        fields: 'nothing',
        Save: 'POST /api/v1/user/self',
        'Sign out everywhere': 'POST /api/waybill/v1/session/sign-out-everywhere',
      },
    },
  },
  // Nobody here has subscribed to anything, and what others have is not found.
  { screen: '/profile/subscriptions/$uuid', path: '/profile/subscriptions/{alert}', needs: [] },
];
