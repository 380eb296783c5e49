import { useLingui } from '@lingui/react/macro';
import { meets, useClaims } from '../lib/capability.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type KeyGroup, KeyList } from '../ui/key-list.tsx';
import { useNavigation } from './navigation.ts';

function useKeyGroups(): KeyGroup[] {
  const { t, i18n } = useLingui();
  const claims = useClaims();
  const places = useNavigation()
    .flatMap((group) => group.items)
    .filter((item) => item.goKey !== undefined && meets(claims, item.permission));
  return [
    {
      title: t`Everywhere`,
      keys: [
        ['Ctrl+K', t`Search or jump to`],
        ['?', t`Keyboard shortcuts`],
        ['Esc', t`Close panel or dialog`],
      ],
    },
    { title: t`Go to`, keys: places.map((item) => [`g ${item.goKey}`, i18n._(item.label)] as const) },
    {
      title: t`In lists`,
      keys: [
        ['/', t`Search`],
        ['f', t`Filter`],
        ['j k ↓ ↑', t`Next / previous row (across pages)`],
        ['Home End', t`First / last row of the page`],
        ['Shift+← →', t`Resize the column of the focused header`],
        ['→ ←', t`Expand / collapse a branch`],
        ['Enter', t`Open row`],
        ['x', t`Select row`],
        ['Shift+X', t`Select a range of rows`],
      ],
    },
  ];
}

export interface ShortcutsHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys of the console, shown by `?`. */
export function ShortcutsHelp({ open, onOpenChange }: ShortcutsHelpProps) {
  const { t } = useLingui();
  const groups = useKeyGroups().filter((group) => group.keys.length > 0);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Keyboard shortcuts`}>
      <KeyList groups={groups} />
    </Dialog>
  );
}
