import { useLingui } from '@lingui/react/macro';
import type { NotificationPublisher } from '@waybill/api-contract';
import { kindWord } from './notification-words.ts';

/** How a template sends, in the user's language. */
export function useKindLabel(): (publisher: Pick<NotificationPublisher, 'publisherClass'>) => string {
  const { i18n } = useLingui();
  return (publisher) => {
    const word = kindWord(publisher);
    return typeof word === 'string' ? word : i18n._(word);
  };
}
