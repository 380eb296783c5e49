import { useLingui } from '@lingui/react';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePageName } from '../lib/page-name.ts';
import { notFoundTitle } from './not-found.tsx';

const product = 'Waybill';

/** Names the browser's tab after the page and the thing that it shows, in the current language. */
function useDocumentTitle(): void {
  const { i18n } = useLingui();
  const name = usePageName();
  const title = useMatches({
    select: (matches) => {
      if (matches.some((match) => match.status === 'notFound')) return notFoundTitle;
      // The name of the thing says more than what kind of thing it is.
      if (name) return matches.at(-1)?.staticData.title;
      return matches.findLast((match) => match.staticData.title)?.staticData.title;
    },
  });
  // The messages of a page come with the page: until then the tab keeps its name.
  const isComing = title !== undefined && !(title.id in i18n.messages);
  const text = title === undefined || isComing ? '' : i18n._(title);
  useEffect(() => {
    if (!isComing) document.title = [text, name, product].filter(Boolean).join(' · ');
  }, [isComing, text, name]);
}

export function Root() {
  useDocumentTitle();
  return <Outlet />;
}
