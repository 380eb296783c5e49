import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList } from '../../ui/key-list.tsx';

/** The keys of the audit list, shown by `?`. */
export function TriageHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui();
  const groups = [
    {
      title: t`In the list`,
      keys: [
        ['j k', t`Next and previous row`],
        ['Enter', t`Open the finding`],
        ['x', t`Select the finding`],
        ['Shift+X', t`Select the findings since the last one`],
        ['→ ←', t`Show and hide the findings of a group`],
        ['/', t`Search`],
        ['f', t`Filter`],
      ],
    },
    {
      title: t`With a finding open`,
      keys: [
        ['j k', t`Next and previous finding`],
        ['1–6', t`Set the analysis state`],
        ['Shift+Enter', t`Save and go to the next finding`],
        ['r', t`Apply my last decision again`],
        ['o', t`Also decide about the other versions`],
        ['f', t`Choose the analysis state`],
        ['c', t`Write a comment`],
        ['s', t`Suppress or no longer suppress`],
        ['v a w', t`Show vulnerability, audit, why`],
        ['Esc', t`Close the finding`],
      ],
    },
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Keys`}>
      <KeyList groups={groups} />
    </Dialog>
  );
}
