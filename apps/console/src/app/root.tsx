import { useLingui } from '@lingui/react';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

const product = 'Waybill';

/** Names the browser's tab after the page, in the current language. */
function useDocumentTitle(): void {
  const { i18n } = useLingui();
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const text = title ? i18n._(title) : '';
  useEffect(() => {
    document.title = text ? `${text} · ${product}` : product;
  }, [text]);
}

export function Root() {
  useDocumentTitle();
  return <Outlet />;
}
