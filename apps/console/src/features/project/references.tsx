// Public to other features.
import type { ExternalReference } from '@waybill/api-contract';
import { ExternalLink } from 'lucide-react';

/** Only addresses that a browser opens as a page; anything else stays text. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/** Addresses outside, with what they are. */
export function References({ references }: { references: readonly ExternalReference[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {references.map(({ type, url, comment }) => (
        <li key={`${type} ${url}`}>
          <span className="text-muted">{type}</span>{' '}
          {isWebAddress(url) ? (
            <a href={url} target="_blank" rel="noreferrer noopener" className="text-accent hover:underline">
              {url} <ExternalLink className="inline size-3" aria-hidden />
            </a>
          ) : (
            url
          )}
          {comment ? <span className="block text-xs text-muted">{comment}</span> : null}
        </li>
      ))}
    </ul>
  );
}
