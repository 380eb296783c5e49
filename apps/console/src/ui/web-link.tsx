import type { ReactNode } from 'react';

const webAddress = /^https?:\/\//i;

/** A page elsewhere, opened beside the console. Sources write what they like: only addresses of the web become links. */
export function WebLink({ href, children }: { href: string; children?: ReactNode }) {
  if (!webAddress.test(href)) return <span className="wrap-anywhere">{children ?? href}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-accent underline wrap-anywhere">
      {children ?? href.replace(webAddress, '')}
    </a>
  );
}
