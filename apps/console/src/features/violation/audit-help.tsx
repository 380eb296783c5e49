import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList } from '../../ui/key-list.tsx';

/** The keys of the list of violations, shown by `?`. */
export function AuditHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui();
  const groups = [
    {
      title: t`In the list`,
      keys: [
        ['j k', t`Next / previous row`],
        ['Enter', t`Open violation`],
        ['x', t`Select violation`],
        ['Shift+X', t`Select a range of violations`],
        ['→ ←', t`Expand / collapse a group`],
        ['/', t`Search`],
        ['f', t`Filter`],
      ],
    },
    {
      title: t`With a violation open`,
      keys: [
        ['j k', t`Next / previous violation`],
        ['1–3', t`Set analysis`],
        ['Shift+Enter', t`Save and open next violation`],
        ['r', t`Apply last analysis again`],
        ['c', t`Write a comment`],
        ['s', t`Suppress / unsuppress`],
        ['w a', t`Go to Why or Audit`],
        ['Esc', t`Close violation`],
      ],
    },
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Keyboard shortcuts`}>
      <KeyList groups={groups} />
    </Dialog>
  );
}
