import type { Place } from './place.ts';

/** The actions in a project's header on each of its pages. */
const header = {
  anybody: { Details: 'nothing', 'More actions': 'nothing' },
  BOM_UPLOAD: { 'Upload BOM': 'PUT /api/v1/bom' },
} as const;

const findings = ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'] as const;
const violations = ['VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION'] as const;
const analyzed = ['VIEW_PORTFOLIO', 'VULNERABILITY_ANALYSIS'] as const;

const overview = {
  ...header,
  PORTFOLIO_MANAGEMENT: {
    Refresh: 'GET /api/v1/metrics/project/{uuid}/refresh',
  },
} as const;

const exports = {
  anybody: {
    'VEX as CSAF': 'GET /api/waybill/v1/vex/csaf/project/{uuid}',
    'VEX as OpenVEX': 'GET /api/waybill/v1/vex/openvex/project/{uuid}',
    'Vulnerabilities and analyses (VDR)': 'GET /api/v1/bom/cyclonedx/project/{uuid}',
  },
  VIEW_VULNERABILITY: {
    'Findings as FPF': 'GET /api/v1/finding/project/{uuid}/export',
    'Findings as SARIF': 'GET /api/v1/finding/project/{uuid}',
  },
  VULNERABILITY_ANALYSIS: { 'VEX as CycloneDX': 'GET /api/v1/vex/cyclonedx/project/{uuid}' },
} as const;

/** The pages of a project. */
export const projectPlaces: readonly Place[] = [
  { screen: '/projects/$uuid/', path: '/projects/{project}', offers: overview },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}',
    menu: 'More actions',
    offers: {
      anybody: {
        Report: 'GET /api/waybill/v1/project/{uuid}/report/data',
        'Compare versions': 'nothing',
        'Download BOM…': 'GET /api/v1/bom/cyclonedx/project/{uuid}',
        'Download third-party notices': 'GET /api/waybill/v1/project/{uuid}/notices',
      },
      PORTFOLIO_MANAGEMENT: {
        'Add version…': 'PUT /api/v1/project/clone',
        'Share with customers…': 'GET /api/waybill/v1/project/{uuid}/share-link',
        'Set owner…': 'GET /api/waybill/v1/project/{uuid}/owner',
        Properties: 'GET /api/v1/project/{uuid}/property',
        Integrations: 'GET /api/waybill/v1/project/{uuid}/integrations',
        'Delete project…': 'DELETE /api/v1/project/{uuid}',
      },
      VULNERABILITY_ANALYSIS: { 'Upload VEX…': 'POST /api/waybill/v1/project/{uuid}/vex' },
    },
  },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}?dialog=details',
    offers: {
      PORTFOLIO_MANAGEMENT: { fields: 'nothing', 'Remove forged': 'nothing', Save: 'POST /api/v1/project' },
    },
  },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}?dialog=coverage',
    offers: { SYSTEM_CONFIGURATION: { 'Enable Go': 'PATCH /api/waybill/v1/settings' } },
  },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}?dialog=download',
    offers: { anybody: { fields: 'nothing', Download: 'GET /api/v1/bom/cyclonedx/project/{uuid}' } },
  },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}?dialog=upload',
    offers: { BOM_UPLOAD: { 'Choose file': 'POST /api/v1/bom' } },
  },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}?dialog=clone',
    offers: { PORTFOLIO_MANAGEMENT: { fields: 'nothing', 'Add version': 'PUT /api/v1/project/clone' } },
  },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}?dialog=share',
    offers: {
      PORTFOLIO_MANAGEMENT: { 'Create link': 'PUT /api/waybill/v1/project/{uuid}/share-link' },
    },
  },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}?dialog=owner',
    offers: { PORTFOLIO_MANAGEMENT: { fields: 'PUT /api/waybill/v1/project/{uuid}/owner' } },
  },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}?dialog=properties',
    offers: {
      PORTFOLIO_MANAGEMENT: { 'Add property': 'PUT /api/v1/project/{uuid}/property' },
    },
  },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}?dialog=integrations',
    offers: {
      PORTFOLIO_MANAGEMENT: { fields: 'nothing', Save: 'PUT /api/v1/project/{uuid}/property' },
    },
  },
  {
    screen: '/projects/$uuid/',
    path: '/projects/{project}?dialog=delete',
    // The button waits for the name of the project.
    offers: { PORTFOLIO_MANAGEMENT: { fields: 'DELETE /api/v1/project/{uuid}' } },
  },
  {
    screen: '/projects/$uuid/components',
    path: '/projects/{project}/components?add=true',
    offers: {
      PORTFOLIO_MANAGEMENT: { fields: 'nothing', Add: 'PUT /api/v1/component/project/{uuid}' },
    },
  },
  {
    screen: '/projects/$uuid/components',
    path: '/projects/{project}/components',
    selects: true,
    offers: {
      ...header,
      'VIEW_VULNERABILITY+VULNERABILITY_ANALYSIS': {
        'Select row': 'nothing',
        'Audit findings…': 'POST /api/waybill/v1/project/{uuid}/findings/decisions',
      },
      PORTFOLIO_MANAGEMENT: {
        'Add component': 'PUT /api/v1/component/project/{uuid}',
        'Select row': 'nothing',
        'Remove…': 'POST /api/waybill/v1/project/{uuid}/components/deletion',
      },
    },
  },
  {
    screen: '/projects/$uuid/services',
    path: '/projects/{project}/services?add=true',
    offers: { PORTFOLIO_MANAGEMENT: { fields: 'nothing', Add: 'PUT /api/v1/service/project/{uuid}' } },
  },
  {
    screen: '/projects/$uuid/services',
    path: '/projects/{project}/services',
    selects: true,
    offers: {
      ...header,
      PORTFOLIO_MANAGEMENT: {
        'Add service': 'PUT /api/v1/service/project/{uuid}',
        'Select row': 'nothing',
        'Remove…': 'POST /api/waybill/v1/project/{uuid}/services/deletion',
      },
    },
  },
  { screen: '/projects/$uuid/dependencyGraph', path: '/projects/{project}/dependencyGraph', offers: header },
  {
    screen: '/projects/$uuid/dependencyGraph/$componentUuids',
    path: '/projects/{project}/dependencyGraph/{component}',
    offers: header,
  },
  {
    screen: '/projects/$uuid/bom',
    path: '/projects/{project}/bom',
    offers: {
      ...header,
      anybody: { ...header.anybody, 'Download original': 'GET /api/waybill/v1/bom/{uuid}/original' },
    },
  },
  {
    screen: '/projects/$uuid/compare/',
    path: '/projects/{project}/compare?with={otherVersion}',
    offers: header,
  },
  {
    screen: '/projects/$uuid/compare/licenses',
    path: '/projects/{project}/compare/licenses?with={otherVersion}',
    offers: header,
  },
  {
    screen: '/projects/$uuid/compare/findings',
    path: '/projects/{project}/compare/findings?with={otherVersion}',
    needs: findings,
    offers: header,
  },
  {
    screen: '/projects/$uuid/compare/violations',
    path: '/projects/{project}/compare/violations?with={otherVersion}',
    needs: violations,
    offers: header,
  },
  {
    screen: '/projects/$uuid/findings',
    path: '/projects/{project}/findings',
    menu: 'Actions',
    needs: findings,
    offers: {
      anybody: {
        'Explain a match': 'nothing',
        'Carry over analyses…': 'GET /api/waybill/v1/project/{uuid}/decision-carrying',
        'Re-analyze': 'POST /api/v1/finding/project/{uuid}/analyze',
      },
      VULNERABILITY_ANALYSIS: { 'Upload VEX…': 'POST /api/waybill/v1/project/{uuid}/vex' },
    },
  },
  {
    screen: '/projects/$uuid/findings',
    path: '/projects/{project}/findings',
    menu: 'Export',
    needs: findings,
    offers: exports,
  },
  {
    screen: '/projects/$uuid/findings',
    path: '/projects/{project}/findings?finding={finding}',
    needs: findings,
    offers: {
      ...header,
      anybody: { ...header.anybody, Actions: 'nothing', Export: 'nothing' },
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
    screen: '/projects/$uuid/findings',
    path: '/projects/{project}/findings',
    selects: true,
    needs: findings,
    offers: {
      ...header,
      anybody: { ...header.anybody, Actions: 'nothing', Export: 'nothing' },
      VULNERABILITY_ANALYSIS: {
        'Select row': 'nothing',
        'Set analysis…': 'POST /api/waybill/v1/project/{uuid}/findings/decisions',
      },
    },
  },
  {
    screen: '/projects/$uuid/epss',
    path: '/projects/{project}/epss',
    needs: findings,
    offers: { ...header, VULNERABILITY_ANALYSIS: { 'Select row': 'nothing' } },
  },
  {
    screen: '/projects/$uuid/why',
    path: '/projects/{project}/why',
    needs: findings,
    offers: { ...header, anybody: { ...header.anybody, fields: 'nothing', Explain: 'nothing' } },
  },
  {
    screen: '/projects/$uuid/policyViolations',
    path: '/projects/{project}/policyViolations?violation={violation}',
    needs: violations,
    offers: {
      ...header,
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
    screen: '/projects/$uuid/policyViolations',
    path: '/projects/{project}/policyViolations',
    selects: true,
    needs: violations,
    offers: {
      ...header,
      POLICY_VIOLATION_ANALYSIS: {
        'Select row': 'nothing',
        'Set analysis…': 'POST /api/waybill/v1/project/{uuid}/violations/decisions',
      },
    },
  },
  {
    screen: '/projects/$uuid/vex',
    path: '/projects/{project}/vex',
    needs: findings,
    orNeeds: analyzed,
    offers: {
      ...header,
      anybody: {
        ...header.anybody,
        Export: 'nothing',
        'Download original': 'GET /api/waybill/v1/vex/{token}/original',
      },
      VULNERABILITY_ANALYSIS: { 'Upload VEX': 'POST /api/waybill/v1/project/{uuid}/vex' },
    },
  },
  {
    screen: '/projects/$uuid/vex',
    path: '/projects/{project}/vex',
    menu: 'Export',
    needs: findings,
    orNeeds: analyzed,
    offers: exports,
  },
  {
    screen: '/projects/$uuid/vex',
    path: '/projects/{project}/vex?dialog=vex',
    needs: findings,
    orNeeds: analyzed,
    offers: { VULNERABILITY_ANALYSIS: { 'Choose file': 'POST /api/waybill/v1/project/{uuid}/vex' } },
  },
  {
    screen: '/projects/$uuid/vex/$token',
    path: '/projects/{project}/vex/{vex}',
    needs: findings,
    orNeeds: analyzed,
    offers: {
      ...header,
      anybody: { ...header.anybody, Original: 'GET /api/waybill/v1/vex/{token}/original' },
    },
  },
  {
    screen: '/projects/$uuid/report',
    path: '/projects/{project}/report',
    offers: {
      anybody: { 'Download PDF': 'GET /api/waybill/v1/project/{uuid}/report', Print: 'nothing' },
    },
  },
];
