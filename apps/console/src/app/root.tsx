import { useLingui } from '@lingui/react';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePageName } from '../lib/page-name.ts';
import { Announcement } from '../ui/announcement.tsx';
import { notFoundTitle } from './not-found.tsx';

const product = 'Waybill';

/**
 * Names the browser's tab after the page and the thing that it shows, in the current language.
 * @returns the name; undefined while it is on its way
 */
function useDocumentTitle(): string | undefined {
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
  const whole = isComing ? undefined : [text, name, product].filter(Boolean).join(' · ');
  useEffect(() => {
    if (whole !== undefined) document.title = whole;
  }, [whole]);
  return whole;
}

/** A page gets its name with its data; what it is called until then is not said. */
const settlesMs = 300;

/**
 * Does for a page that is opened without loading what a browser does when it loads one: screen readers announce its name, and the
 * keyboard continues in it if the link that led there is gone.
 */
function usePageArrival(title: string | undefined): string | undefined {
  const { pathname } = useLocation();
  const [said, setSaid] = useState<string>();
  const loaded = useRef(pathname);
  const isLoaded = loaded.current === pathname && said === undefined;
  useEffect(() => {
    if (title === undefined || isLoaded) return undefined;
    const timer = setTimeout(() => {
      setSaid(title);
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }, settlesMs);
    return () => clearTimeout(timer);
  }, [title, isLoaded]);
  return said;
}

export function Root() {
  const said = usePageArrival(useDocumentTitle());
  return (
    <>
      <Outlet />
      <Announcement text={said} />
    </>
  );
}
