import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/dialog.tsx';

/** The keys of the audit list, shown by `?`. */
export function TriageHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui();
  const groups = [
    {
      title: t`In the list`,
      keys: [
        ['j k', t`Next and previous row`],
        ['Enter Space', t`Open the finding`],
        ['/', t`Search`],
      ],
    },
    {
      title: t`With a finding open`,
      keys: [
        ['j k', t`Next and previous finding`],
        ['f', t`Choose the analysis state`],
        ['c', t`Write a comment`],
        ['Ctrl+Enter', t`Save the analysis`],
        ['s', t`Suppress or no longer suppress`],
        ['a v w', t`Show audit, vulnerability, why`],
        ['Esc', t`Close the finding`],
      ],
    },
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Keys`}>
      <div className="grid gap-4">
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="mb-1.5 font-semibold">{group.title}</h3>
            <dl className="grid grid-cols-[8rem_1fr] gap-y-1.5">
              {group.keys.map(([keys, meaning]) => (
                <div key={keys} className="contents">
                  <dt className="flex gap-1">
                    {keys.split(' ').map((key) => (
                      <kbd
                        key={key}
                        className="rounded border border-line bg-subtle px-1.5 font-sans text-xs leading-5"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
