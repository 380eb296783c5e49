import { useLingui } from '@lingui/react/macro';
import { kindWord } from './notification-words.ts';
import type { KindFacts } from './publisher-kind.ts';

/** How a template sends, in the user's language. */
export function useKindLabel(): (publisher: KindFacts) => string {
  const { i18n } = useLingui();
  return (publisher) => {
    const word = kindWord(publisher);
    return typeof word === 'string' ? word : i18n._(word);
  };
}
