import { skip } from '../evaluation.ts';
import { IS_OPERATORS } from '../operator.ts';
import { defineSubject } from '../subject.ts';
import { evaluateLicense } from './license-use.ts';
import { readUuid } from './uuid-value.ts';

/**
 * The component's license cannot be used when the group's licenses are forbidden (`IS`) or the only ones allowed
 * (`IS_NOT`). A group that no longer exists skips the condition.
 */
export const licenseGroup = defineSubject({
  violationType: 'LICENSE',
  operators: IS_OPERATORS,
  reads: ['license', 'license_book', 'license_groups'],
  readValue: (value) => readUuid(value, 'a license group'),
  evaluate(operator, uuid, facts, { licenses, licenseGroups }) {
    const group = licenseGroups.get(uuid);
    if (!group) return skip({ code: 'license_group_unknown' });
    const list = {
      label: group.name,
      unresolved: false,
      has: (id: string) => group.licenseIds.has(id),
    };
    return evaluateLicense(operator, list, facts.license, licenses);
  },
});
