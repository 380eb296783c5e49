import { useLingui } from '@lingui/react/macro';
import type { Occurrence } from '@waybill/api-contract';

/** Where a component was found, as its BOM says. */
export function Occurrences({ occurrences }: { occurrences: readonly Occurrence[] }) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={t`Occurrences`} tabIndex={0} className="max-h-80 overflow-auto">
      <ul className="flex flex-col gap-1">
        {occurrences.map(({ location, line, symbol, additionalContext }) => (
          <li key={`${location} ${line ?? ''} ${symbol ?? ''}`} className="wrap-anywhere">
            <span className="font-mono text-xs">{line === undefined ? location : `${location}:${line}`}</span>
            {symbol || additionalContext ? (
              <span className="block text-xs text-muted">
                {[symbol, additionalContext].filter(Boolean).join(' · ')}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
