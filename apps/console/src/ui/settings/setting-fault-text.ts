import { t } from '@lingui/core/macro';
import type { SettingFault } from './setting-draft.ts';

/** What is wrong, in the user's language of this moment. */
export function faultText(fault: SettingFault, limitText: (limit: number) => string): string {
  switch (fault.code) {
    case 'missing':
      return t`This field is required.`;
    case 'no-number':
      return t`This is not a number.`;
    case 'no-whole-number':
      return t`This is not a whole number.`;
    case 'no-address':
      return t`This is not a web address.`;
    case 'too-small': {
      const min = limitText(fault.limit);
      return t`The value should be at least ${min}.`;
    }
    case 'too-large': {
      const max = limitText(fault.limit);
      return t`The value should be at most ${max}.`;
    }
  }
}
