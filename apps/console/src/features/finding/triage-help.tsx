import { useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList } from '../../ui/key-list.tsx';

/** The keys of the audit list, shown by `?`. */
export function TriageHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui();
  const groups = [
    {
      title: t`In the list`,
      keys: [
        ['j k', t`Next / previous row`],
        ['Enter', t`Open finding`],
        ['x', t`Select finding`],
        ['Shift+X', t`Select a range of findings`],
        ['→ ←', t`Expand / collapse a group`],
        ['/', t`Search`],
        ['f', t`Filter`],
      ],
    },
    {
      title: t`With a finding open`,
      keys: [
        ['j k', t`Next / previous finding`],
        ['1–6', t`Set analysis state`],
        ['Shift+Enter', t`Save and open next finding`],
        ['r', t`Apply last analysis again`],
        ['o', t`Also apply to the other versions`],
        ['f', t`Set analysis state`],
        ['c', t`Write a comment`],
        ['s', t`Suppress / unsuppress`],
        ['v a w', t`Go to Vulnerability, Audit, or Why`],
        ['Esc', t`Close finding`],
      ],
    },
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Keyboard shortcuts`}>
      <KeyList groups={groups} />
    </Dialog>
  );
}

/** Opens the keys; a phone has none. */
export function HelpButton({ onHelp }: { onHelp: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Keyboard shortcuts`}
      variant="secondary"
      icon={<Keyboard className="size-4" aria-hidden />}
      className="max-sm:hidden"
      onClick={onHelp}
    />
  );
}
