import type { Place } from './place.ts';

const onlyFindings = ['VIEW_VULNERABILITY'] as const;
const onlyViolations = ['VIEW_POLICY_VIOLATION'] as const;
const componentHeader = {
  Details: 'nothing',
  'Download BOM': 'GET /api/v1/bom/cyclonedx/component/{uuid}',
} as const;

/** Its menu holds nothing else yet. */
const componentMenu = { 'More actions': 'DELETE /api/v1/component/{uuid}' } as const;

/** The places of the portfolio besides the pages of single projects. */
export const portfolioPlaces: readonly Place[] = [
  {
    screen: '/dashboard',
    path: '/dashboard',
    offers: { PORTFOLIO_MANAGEMENT: { Refresh: 'GET /api/v1/metrics/portfolio/refresh' } },
  },
  {
    screen: '/dashboard/projects',
    path: '/dashboard/projects',
    offers: {
      anybody: { 'Known exploited': 'nothing', Critical: 'nothing', 'New since yesterday': 'nothing' },
    },
  },
  { screen: '/dashboard/coverage', path: '/dashboard/coverage' },
  {
    screen: '/projects',
    path: '/projects?dialog=create',
    offers: { PORTFOLIO_MANAGEMENT: { fields: 'nothing', Create: 'PUT /api/v1/project' } },
  },
  {
    screen: '/projects',
    path: '/projects?dialog=upload',
    offers: { BOM_UPLOAD: { fields: 'nothing', 'Choose file': 'POST /api/v1/bom' } },
  },
  {
    screen: '/projects',
    path: '/projects',
    selects: true,
    offers: {
      BOM_UPLOAD: { 'Upload BOM': 'POST /api/v1/bom' },
      PORTFOLIO_MANAGEMENT: {
        'Create project': 'PUT /api/v1/project',
        'Select row': 'nothing',
        'Tags…': 'POST /api/waybill/v1/project/tags',
        'Move…': 'POST /api/waybill/v1/project/parent',
        'Deactivate…': 'POST /api/waybill/v1/project/activation',
        'Delete…': 'POST /api/waybill/v1/project/deletion',
      },
    },
  },
  {
    screen: '/components',
    path: '/components?q=anvil',
    selects: true,
    offers: {
      anybody: { fields: 'nothing' },
      PORTFOLIO_MANAGEMENT: {
        'Select row': 'nothing',
        'Delete…': 'POST /api/waybill/v1/components/deletion',
      },
    },
  },
  {
    screen: '/components/$uuid/',
    path: '/components/{component}',
    offers: {
      anybody: componentHeader,
      PORTFOLIO_MANAGEMENT: {
        Refresh: 'GET /api/v1/metrics/component/{uuid}/refresh',
        ...componentMenu,
      },
    },
  },
  {
    screen: '/components/$uuid/',
    path: '/components/{component}?dialog=details',
    offers: { PORTFOLIO_MANAGEMENT: { fields: 'nothing', Save: 'POST /api/v1/component' } },
  },
  {
    screen: '/components/$uuid/',
    path: '/components/{component}?dialog=download',
    offers: { anybody: { fields: 'nothing', Download: 'GET /api/v1/bom/cyclonedx/component/{uuid}' } },
  },
  {
    screen: '/components/$uuid/vulnerabilities',
    path: '/components/{component}/vulnerabilities',
    needs: ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'],
    offers: {
      anybody: componentHeader,
      PORTFOLIO_MANAGEMENT: componentMenu,
      VULNERABILITY_ANALYSIS: { 'Select row': 'nothing' },
    },
  },
  {
    screen: '/components/$uuid/policyViolations',
    path: '/components/{violating}/policyViolations',
    needs: ['VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION'],
    offers: {
      anybody: componentHeader,
      PORTFOLIO_MANAGEMENT: componentMenu,
      POLICY_VIOLATION_ANALYSIS: { 'Select row': 'nothing' },
    },
  },
  {
    screen: '/components/$uuid/dependants',
    path: '/components/{component}/dependants',
    offers: { anybody: componentHeader, PORTFOLIO_MANAGEMENT: componentMenu },
  },
  {
    screen: '/components/$uuid/properties',
    path: '/components/{component}/properties?add=true',
    offers: { PORTFOLIO_MANAGEMENT: { fields: 'nothing', Add: 'PUT /api/v1/component/{uuid}/property' } },
  },
  {
    screen: '/components/$uuid/properties',
    path: '/components/{component}/properties',
    selects: true,
    offers: {
      anybody: componentHeader,
      PORTFOLIO_MANAGEMENT: {
        ...componentMenu,
        'Add property': 'PUT /api/v1/component/{uuid}/property',
        'Select row': 'nothing',
        Delete: 'DELETE /api/v1/component/{uuid}/property/{propertyUuid}',
      },
    },
  },
  {
    screen: '/services',
    path: '/services',
    selects: true,
    offers: {
      PORTFOLIO_MANAGEMENT: {
        'Select row': 'nothing',
        'Delete…': 'POST /api/waybill/v1/services/deletion',
      },
    },
  },
  {
    screen: '/services/$uuid',
    path: '/services/{service}',
    offers: {
      anybody: { Details: 'nothing' },
      PORTFOLIO_MANAGEMENT: { 'More actions': 'DELETE /api/v1/service/{uuid}' },
    },
  },
  {
    screen: '/services/$uuid',
    path: '/services/{service}?dialog=details',
    offers: { PORTFOLIO_MANAGEMENT: { fields: 'nothing', Save: 'POST /api/v1/service' } },
  },
  {
    screen: '/services/$uuid',
    path: '/services/{service}?dialog=delete',
    offers: { PORTFOLIO_MANAGEMENT: { Delete: 'DELETE /api/v1/service/{uuid}' } },
  },
  {
    screen: '/vulnerabilities',
    path: '/vulnerabilities',
    offers: { VULNERABILITY_MANAGEMENT: { 'Create vulnerability': 'PUT /api/v1/vulnerability' } },
  },
  {
    screen: '/vulnerabilities/create',
    path: '/vulnerabilities/create',
    needs: ['VIEW_PORTFOLIO', 'VULNERABILITY_MANAGEMENT'],
    offers: {
      anybody: {
        fields: 'nothing',
        'Add affected component': 'nothing',
        Create: 'PUT /api/v1/vulnerability',
      },
    },
  },
  {
    screen: '/vulnerabilities/$source/$vulnId/',
    path: '/vulnerabilities/INTERNAL/INT-1',
    offers: {
      VULNERABILITY_MANAGEMENT: {
        'Edit vulnerability': 'POST /api/v1/vulnerability',
        'More actions': 'DELETE /api/v1/vulnerability/{uuid}',
      },
    },
  },
  {
    screen: '/vulnerabilities/INTERNAL/$vulnId/edit',
    path: '/vulnerabilities/INTERNAL/INT-1/edit',
    needs: ['VIEW_PORTFOLIO', 'VULNERABILITY_MANAGEMENT'],
    offers: {
      anybody: { fields: 'nothing', 'Add affected component': 'nothing', Save: 'POST /api/v1/vulnerability' },
    },
  },
  { screen: '/vulnerabilities/$source/$vulnId/', path: '/vulnerabilities/NVD/CVE-2026-0001' },
  {
    screen: '/vulnerabilities/$source/$vulnId/affectedProjects',
    path: '/vulnerabilities/NVD/CVE-2026-0001/affectedProjects',
  },
  {
    screen: '/vulnerabilityAudit',
    path: '/vulnerabilityAudit?finding={project}:{finding}',
    needs: onlyFindings,
    offers: {
      VULNERABILITY_ANALYSIS: {
        fields: 'nothing',
        'Select row': 'nothing',
        Save: 'POST /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}/decision',
        'Save and next': 'nothing',
        Suppress: 'nothing',
      },
    },
  },
  {
    screen: '/vulnerabilityAudit',
    path: '/vulnerabilityAudit',
    selects: true,
    needs: onlyFindings,
    offers: {
      VULNERABILITY_ANALYSIS: {
        'Select row': 'nothing',
        'Set analysis…': 'POST /api/waybill/v1/findings/decisions',
      },
    },
  },
  {
    screen: '/policyViolationAudit',
    path: '/policyViolationAudit?violation={violation}',
    needs: onlyViolations,
    offers: {
      POLICY_VIOLATION_ANALYSIS: {
        fields: 'nothing',
        'Select row': 'nothing',
        Save: 'PUT /api/v1/violation/analysis',
        'Save and next': 'nothing',
        Suppress: 'nothing',
      },
    },
  },
  {
    screen: '/policyViolationAudit',
    path: '/policyViolationAudit',
    selects: true,
    needs: onlyViolations,
    offers: {
      POLICY_VIOLATION_ANALYSIS: {
        'Select row': 'nothing',
        'Set analysis…': 'POST /api/waybill/v1/violations/decisions',
      },
    },
  },
  {
    screen: '/licenses',
    path: '/licenses',
    offers: { SYSTEM_CONFIGURATION: { 'Create license': 'PUT /api/v1/license' } },
  },
  {
    screen: '/licenses',
    path: '/licenses?dialog=create',
    offers: { SYSTEM_CONFIGURATION: { fields: 'nothing', Create: 'PUT /api/v1/license' } },
  },
  {
    screen: '/licenses/$licenseId/',
    path: '/licenses/House-1.0',
    offers: {
      SYSTEM_CONFIGURATION: {
        'Edit license': 'POST /api/waybill/v1/licenses/{licenseId}',
        'Delete license': 'DELETE /api/v1/license/{licenseId}',
      },
    },
  },
  {
    screen: '/licenses/$licenseId/',
    path: '/licenses/House-1.0?dialog=edit',
    offers: {
      SYSTEM_CONFIGURATION: { fields: 'nothing', Save: 'POST /api/waybill/v1/licenses/{licenseId}' },
    },
  },
  {
    screen: '/licenses/$licenseId/',
    path: '/licenses/House-1.0?dialog=delete',
    offers: { SYSTEM_CONFIGURATION: { Delete: 'DELETE /api/v1/license/{licenseId}' } },
  },
  // A license of the SPDX list stays as it is.
  { screen: '/licenses/$licenseId/', path: '/licenses/MIT' },
  { screen: '/licenses/$licenseId/components', path: '/licenses/MIT/components' },
  { screen: '/licenses/$licenseId/licenseText', path: '/licenses/MIT/licenseText' },
  { screen: '/licenses/$licenseId/template', path: '/licenses/MIT/template' },
  { screen: '/licenses/$licenseId/header', path: '/licenses/MIT/header' },
  {
    screen: '/tags',
    path: '/tags?dialog=create',
    offers: { TAG_MANAGEMENT: { fields: 'nothing', Create: 'PUT /api/v1/tag' } },
  },
  {
    screen: '/tags',
    path: '/tags',
    selects: true,
    offers: {
      TAG_MANAGEMENT: {
        'Create tags': 'PUT /api/v1/tag',
        'Select row': 'nothing',
        Delete: 'DELETE /api/v1/tag',
      },
    },
  },
  {
    screen: '/tags/$name/',
    path: '/tags/forged',
    selects: true,
    offers: {
      TAG_MANAGEMENT: { 'Delete tag': 'DELETE /api/v1/tag' },
      PORTFOLIO_MANAGEMENT: { 'Select row': 'nothing', 'Remove tag': 'DELETE /api/v1/tag/{name}/project' },
    },
  },
  {
    screen: '/tags/$name/collections',
    path: '/tags/forged/collections',
    offers: { TAG_MANAGEMENT: { 'Delete tag': 'DELETE /api/v1/tag' } },
  },
  {
    screen: '/tags/$name/policies',
    path: '/tags/forged/policies',
    offers: { TAG_MANAGEMENT: { 'Delete tag': 'DELETE /api/v1/tag' } },
  },
  {
    screen: '/tags/$name/alerts',
    path: '/tags/forged/alerts',
    selects: true,
    needs: ['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION'],
    offers: {
      anybody: {
        'Add alerts': 'POST /api/v1/tag/{name}/notificationRule',
        'Select row': 'nothing',
        'Remove tag': 'DELETE /api/v1/tag/{name}/notificationRule',
      },
      TAG_MANAGEMENT: { 'Delete tag': 'DELETE /api/v1/tag' },
    },
  },
  {
    screen: '/tags/$name/alerts',
    path: '/tags/forged/alerts?dialog=add',
    needs: ['VIEW_PORTFOLIO', 'SYSTEM_CONFIGURATION'],
    offers: { anybody: { fields: 'nothing', Add: 'POST /api/v1/tag/{name}/notificationRule' } },
  },
];
