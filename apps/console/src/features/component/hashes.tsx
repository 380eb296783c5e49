import { useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { hashFields } from './component-body.ts';

/** The digests of a component, each leading to the other components that have it. */
export function Hashes({ component }: { component: Component }) {
  const { t } = useLingui();
  const known = hashFields.flatMap(([member, label]) => {
    const value = component[member];
    return value ? [{ label, value }] : [];
  });
  if (known.length === 0) return <p className="text-muted">{t`No hashes in the BOM.`}</p>;
  return (
    <Facts
      facts={known.map(({ label, value }) => ({
        label,
        value: (
          <span className="inline-flex items-start gap-1">
            <AppLink
              path={paths.components({ q: `hash:${value}` })}
              className="font-mono text-xs leading-5 text-accent wrap-anywhere hover:underline"
            >
              {value}
            </AppLink>
            <CopyButton text={value} label={t`Copy ${label}`} className="-my-1" />
          </span>
        ),
      }))}
    />
  );
}
