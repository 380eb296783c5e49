import type {
  AnalysisState,
  ComparedComponent,
  ComparedComponentSide,
  ComparedFinding,
  ComparedFindingSide,
  ComparedLicense,
  ComparedViolation,
  ComparedViolationSide,
  ConditionSubject,
  PolicyConditionOperator,
  ProjectReference,
  ViolationAnalysisState,
} from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import { stateOf, typeOf } from '../policy/violation-words.ts';
import type { ProjectReferenceRow } from '../project-reference/project-reference.service.ts';
import { severityOf } from '../vulnerability/facts/severity.ts';
import type { ComparedComponentRow } from './component-comparison.queries.ts';
import type { ComparedFindingRow } from './finding-comparison.queries.ts';
import type { ComparedLicenseRow } from './license-comparison.queries.ts';
import type { ComparedViolationRow } from './violation-comparison.queries.ts';

export function viewReference({ uuid, name, version }: ProjectReferenceRow): ProjectReference {
  return { uuid, name, ...present('version', version) };
}

/** Missing values are empty texts in the database, so that both sides can be joined by them. */
const orNull = (text: string | null) => (text === '' ? null : text);

export function viewComparedComponent(row: ComparedComponentRow): ComparedComponent {
  return {
    change: row.change,
    ...present('group', orNull(row.group_name)),
    name: row.name,
    ...present('packageType', orNull(row.purl_type)),
    ...present('from', viewSide(row.from_uuid, row.from_version, row.from_vulnerabilities)),
    ...present('to', viewSide(row.to_uuid, row.to_version, row.to_vulnerabilities)),
  };
}

function viewSide(
  uuid: string | null,
  version: string | null,
  vulnerabilities: number | null,
): ComparedComponentSide | null {
  if (uuid === null) return null;
  return { uuid, ...present('version', orNull(version)), vulnerabilities: vulnerabilities ?? 0 };
}

export function viewComparedFinding(row: ComparedFindingRow): ComparedFinding {
  return {
    change: row.change,
    ...present('group', orNull(row.group_name)),
    name: row.name,
    vulnerability: {
      uuid: row.vuln_uuid,
      source: row.source,
      vulnId: row.ext_id,
      ...present('cveId', row.cve_id),
      ...present('title', row.title),
      severity: severityOf(row.severity),
      ...present('cvss', row.cvss),
      ...present('epssScore', row.epss),
      ...present('epssUnread', row.epss === null && !row.epss_read ? true : undefined),
      exploited: row.exploited,
    },
    ...present(
      'from',
      viewFindingSide(row.from_uuid, row.from_versions, row.from_state, row.from_suppressed),
    ),
    ...present('to', viewFindingSide(row.to_uuid, row.to_versions, row.to_state, row.to_suppressed)),
  };
}

function viewFindingSide(
  uuid: string | null,
  versions: string[] | null,
  state: string | null,
  suppressed: boolean | null,
): ComparedFindingSide | null {
  if (uuid === null) return null;
  return {
    uuid,
    versions: versions ?? [],
    state: (state ?? 'NOT_SET') as AnalysisState,
    isSuppressed: suppressed ?? false,
  };
}

export function viewComparedLicense(row: ComparedLicenseRow): ComparedLicense {
  return {
    change: row.change,
    name: row.name,
    ...present('licenseId', row.spdx_id),
    fromComponents: row.from_components,
    toComponents: row.to_components,
  };
}

export function viewComparedViolation(row: ComparedViolationRow): ComparedViolation {
  return {
    change: row.change,
    ...present('group', orNull(row.group_name)),
    name: row.name,
    type: typeOf(row.type),
    state: stateOf(row.policy_state),
    policy: { uuid: row.policy_uuid, name: row.policy_name },
    condition: {
      uuid: row.condition_uuid,
      subject: row.subject as ConditionSubject,
      operator: row.operator as PolicyConditionOperator,
      value: row.value,
      ...present('valueName', row.value_name),
    },
    ...present(
      'from',
      viewViolationSide(row.from_uuid, row.from_versions, row.from_state, row.from_suppressed),
    ),
    ...present('to', viewViolationSide(row.to_uuid, row.to_versions, row.to_state, row.to_suppressed)),
  };
}

function viewViolationSide(
  uuid: string | null,
  versions: string[] | null,
  state: string | null,
  isSuppressed: boolean | null,
): ComparedViolationSide | null {
  if (uuid === null) return null;
  return {
    uuid,
    versions: versions ?? [],
    state: (state ?? 'NOT_SET') as ViolationAnalysisState,
    isSuppressed: isSuppressed ?? false,
  };
}
