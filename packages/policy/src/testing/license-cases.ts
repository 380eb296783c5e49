import type { ComponentFacts, LicenseFacts, PolicyContext } from '../index.ts';
import { type ConditionCase, casesOf } from './condition-case.ts';

/** UUID of a license that the context knows. */
export const MIT = '11111111-1111-4111-8111-111111111111';
/** UUID of another one. */
export const GPL = '22222222-2222-4222-8222-222222222222';
const COPYLEFT = '33333333-3333-4333-8333-333333333333';

/** Three licenses, two of them with a UUID, and a group. */
export const LICENSE_CONTEXT: Pick<PolicyContext, 'licenses' | 'licenseGroups'> = {
  licenses: {
    idsByUuid: new Map([
      [MIT, 'MIT'],
      [GPL, 'GPL-2.0-only'],
    ]),
    ids: new Set(['MIT', 'GPL-2.0-only', 'Apache-2.0', 'LicenseRef-Own']),
  },
  licenseGroups: new Map([[COPYLEFT, { name: 'Copyleft', licenseIds: new Set(['GPL-2.0-only']) }]]),
};

/** A component that says nothing about its license but what a test names. */
export function licensed(license: Partial<LicenseFacts>): Pick<ComponentFacts, 'license'> {
  return { license: { resolvedLicenseId: null, expression: null, name: null, ...license } };
}

/** Conditions about licenses; they need the context. */
export const LICENSE_CASES: readonly ConditionCase[] = [
  ...casesOf('LICENSE', licensed, [
    ['IS', MIT, { resolvedLicenseId: 'MIT' }, true],
    ['IS', MIT, { resolvedLicenseId: 'Apache-2.0' }, false],
    ['IS', MIT, { name: 'MIT' }, true],
    ['IS', MIT, { name: 'My own' }, false],
    ['IS', MIT, { expression: 'MIT OR Apache-2.0' }, false],
    ['IS', MIT, { expression: 'MIT AND Apache-2.0' }, true],
    ['IS', MIT, {}, false],
    ['IS_NOT', MIT, { resolvedLicenseId: 'MIT' }, false],
    ['IS_NOT', MIT, { resolvedLicenseId: 'Apache-2.0' }, true],
    ['IS_NOT', MIT, { expression: 'MIT OR Apache-2.0' }, false],
    ['IS_NOT', MIT, { expression: 'MIT AND Apache-2.0' }, true],
    ['IS_NOT', MIT, { name: 'My own' }, true],
    ['IS_NOT', MIT, {}, true],
    ['IS', 'unresolved', {}, true],
    ['IS', 'unresolved', { name: 'My own' }, true],
    ['IS', 'unresolved', { resolvedLicenseId: 'MIT' }, false],
    ['IS', 'unresolved', { expression: 'MIT OR Unheard-1.0' }, false],
    ['IS', 'unresolved', { expression: 'MIT AND Unheard-1.0' }, true],
    ['IS', 'unresolved', { expression: 'GPL-2.0-only WITH Classpath-exception-2.0' }, false],
    ['IS', 'unresolved', { expression: 'MIT AND (GPL-2.0-only WITH GCC-exception-3.1)' }, false],
    ['IS', 'unresolved', { expression: 'mit and apache-2.0' }, false],
    ['IS', 'unresolved', { expression: 'GPL-2.0-only WITH Unheard-exception' }, true],
    ['IS', 'unresolved', { expression: 'LicenseRef-Acme' }, true],
    ['IS', 'unresolved', { expression: 'LicenseRef-Own' }, false],
    ['IS', 'unresolved', { expression: 'DocumentRef-x:LicenseRef-Own OR LicenseRef-Acme' }, false],
    ['IS', 'unresolved', { expression: 'DocumentRef-x:LicenseRef-Acme' }, true],
    ['IS', 'unresolved', { expression: 'Apache-2.0+' }, false],
    ['IS_NOT', 'unresolved', {}, false],
    ['IS_NOT', 'unresolved', { name: 'My own' }, false],
    ['IS_NOT', 'unresolved', { resolvedLicenseId: 'MIT' }, true],
  ]),
  ...casesOf('LICENSE_GROUP', licensed, [
    ['IS', COPYLEFT, { resolvedLicenseId: 'GPL-2.0-only' }, true],
    ['IS', COPYLEFT, { resolvedLicenseId: 'MIT' }, false],
    ['IS', COPYLEFT, { expression: 'MIT OR GPL-2.0-only' }, false],
    ['IS', COPYLEFT, {}, false],
    ['IS_NOT', COPYLEFT, { resolvedLicenseId: 'GPL-2.0-only' }, false],
    ['IS_NOT', COPYLEFT, { resolvedLicenseId: 'MIT' }, true],
    ['IS', COPYLEFT, { expression: 'GPL-2.0-only WITH Classpath-exception-2.0' }, true],
    ['IS', COPYLEFT, { expression: 'MIT AND (GPL-2.0-only WITH Classpath-exception-2.0)' }, true],
    ['IS', COPYLEFT, { expression: 'MIT OR GPL-2.0-only WITH Classpath-exception-2.0' }, false],
    ['IS_NOT', COPYLEFT, { expression: 'GPL-2.0-only WITH Classpath-exception-2.0' }, false],
    ['IS_NOT', COPYLEFT, {}, true],
  ]),
];
