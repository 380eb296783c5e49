import type {
  AuditFindingComponent,
  AuditViolation,
  ConditionSubject,
  PolicyConditionOperator,
  ViolatedCondition,
} from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import { directFlag } from '../component-shape/component-flags.ts';
import { stateOf, typeOf } from '../policy/violation-words.ts';
import type { ViolationRow } from './violation-list.queries.ts';

export function viewViolation(row: ViolationRow): AuditViolation {
  return {
    uuid: row.uuid,
    type: typeOf(row.type),
    state: stateOf(row.policy_state),
    since: row.since.getTime(),
    firstSeen: (row.first_seen ?? row.since).getTime(),
    policy: { uuid: row.policy_uuid, name: row.policy_name },
    condition: viewCondition(row),
    component: viewComponent(row),
    project: {
      uuid: row.project_uuid,
      name: row.project_name,
      ...present('version', row.project_version),
      active: row.project_active,
    },
    analysis: {
      state: row.state ?? 'NOT_SET',
      isSuppressed: row.suppressed ?? false,
      isRecorded: row.state !== null,
    },
  };
}

interface ConditionShape {
  condition_uuid: string;
  subject: string;
  operator: string;
  value: string;
  value_name: string | null;
}

export function viewCondition(row: ConditionShape): ViolatedCondition {
  return {
    uuid: row.condition_uuid,
    subject: row.subject as ConditionSubject,
    operator: row.operator as PolicyConditionOperator,
    value: row.value,
    ...present('valueName', row.value_name),
  };
}

function viewComponent(row: ViolationRow): AuditFindingComponent {
  return {
    uuid: row.component_uuid,
    name: row.component_name,
    ...present('group', row.component_group),
    ...present('version', row.component_version),
    ...present('purl', row.component_purl),
    ...present('cpe', row.component_cpe),
    // Without direct dependencies in the BOM nobody knows what is one.
    ...(row.direct_dependencies ? { isDirect: (row.flags & directFlag) !== 0 } : {}),
  };
}
