import { t } from '@lingui/core/macro';
import type { SettingFault } from './setting-draft.ts';

/** Describes the fault in the user's current language. */
export function faultText(fault: SettingFault, limitText: (limit: number) => string): string {
  switch (fault.code) {
    case 'missing':
      return t`This field is required.`;
    case 'no-number':
      return t`Enter a number.`;
    case 'no-whole-number':
      return t`Enter a whole number.`;
    case 'no-address':
      return t`Enter a valid URL.`;
    case 'other-host':
      return t`The stored secret is for the previous address. Enter it again or remove it.`;
    case 'too-small': {
      const min = limitText(fault.limit);
      return t`Enter ${min} or more.`;
    }
    case 'too-large': {
      const max = limitText(fault.limit);
      return t`Enter ${max} or less.`;
    }
  }
}
