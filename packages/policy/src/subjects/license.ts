import { skip } from '../evaluation.ts';
import { IS_OPERATORS } from '../operator.ts';
import { read } from '../problem.ts';
import { defineSubject } from '../subject.ts';
import { evaluateLicense, type LicenseList } from './license-use.ts';
import { readUuid } from './uuid-value.ts';

const UNRESOLVED = 'unresolved';
const UNRESOLVED_LIST: LicenseList = { label: UNRESOLVED, unresolved: true, has: () => false };

/**
 * The component's license cannot be used when one license is forbidden (`IS`) or the only one allowed (`IS_NOT`);
 * `unresolved` stands for all licenses that are not known. A license that no longer exists skips the condition.
 */
export const license = defineSubject({
  violationType: 'LICENSE',
  operators: IS_OPERATORS,
  reads: ['license', 'license_book'],
  readValue(value) {
    return value.trim() === UNRESOLVED ? read(UNRESOLVED) : readUuid(value, `a license, nor '${UNRESOLVED}'`);
  },
  evaluate(operator, uuid, facts, { licenses }) {
    if (uuid === UNRESOLVED) return evaluateLicense(operator, UNRESOLVED_LIST, facts.license, licenses);
    const licenseId = licenses.idsByUuid.get(uuid);
    if (licenseId === undefined) return skip({ code: 'license_unknown' });
    const list = { label: licenseId, unresolved: false, has: (id: string) => id === licenseId };
    return evaluateLicense(operator, list, facts.license, licenses);
  },
});
