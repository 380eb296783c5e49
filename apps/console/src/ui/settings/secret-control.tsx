import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Input } from '../inputs.tsx';

export interface SecretControlProps {
  label: string;
  isSet: boolean;
  /** Undefined: as it is stored. Empty: it is to be removed. */
  typed: string | undefined;
  onChange: (value: string | undefined) => void;
  describedBy: string | undefined;
}

/**
 * A secret: shows if there is one, and can replace or remove it. The server never returns its value. It is in
 * a group with its name, which distinguishes its buttons from others.
 */
export function SecretControl({ label, isSet, typed, onChange, describedBy }: SecretControlProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const isOpen = opened || (typed !== undefined && typed !== '');
  const isRemoved = typed === '';
  function close(): void {
    setOpened(false);
    onChange(undefined);
  }
  if (isOpen) {
    return (
      <div className="flex items-center gap-2">
        <Input
          type="password"
          autoComplete="new-password"
          aria-label={label}
          aria-describedby={describedBy}
          // Opened by the button that was in this place.
          autoFocus
          value={typed ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
        <Button onClick={close}>{t`Cancel`}</Button>
      </div>
    );
  }
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2">
      {isRemoved ? (
        <Badge tone="warning">{t`Will be removed`}</Badge>
      ) : (
        <Badge tone={isSet ? 'success' : 'neutral'}>{isSet ? t`Set` : t`Not set`}</Badge>
      )}
      {isRemoved ? (
        <Button size="sm" onClick={() => onChange(undefined)}>
          {t`Keep`}
        </Button>
      ) : (
        <Button size="sm" aria-describedby={describedBy} onClick={() => setOpened(true)}>
          {isSet ? t`Replace…` : t`Set…`}
        </Button>
      )}
      {isSet && !isRemoved ? (
        <Button size="sm" variant="ghost" onClick={() => onChange('')}>
          {t`Remove`}
        </Button>
      ) : null}
    </div>
  );
}
