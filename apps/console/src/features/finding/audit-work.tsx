import { type ReactNode, useState } from 'react';
import { useKeys } from '../../ui/use-keys.ts';
import { FindingGroups } from './finding-groups.tsx';
import { FindingList } from './finding-list.tsx';
import type { FindingListProps } from './finding-list-props.ts';
import { GroupingSwitch } from './grouping-switch.tsx';
import { TriageHelp } from './triage-help.tsx';

interface AuditWorkProps extends Omit<FindingListProps, 'actions' | 'onHelp'> {
  /** The actions on all findings. */
  actions: (onHelp: () => void) => ReactNode;
}

/** The work place of an audit: findings in a list or in groups, the panel of the one that is open, and the keys. */
export function AuditWork({ actions, ...props }: AuditWorkProps) {
  const { scope, search, tables } = props;
  const [helpOpen, setHelpOpen] = useState(false);
  const help = () => setHelpOpen(true);
  useKeys({ '?': help });
  const list: FindingListProps = {
    ...props,
    actions: (
      <>
        {tables.grouped ? <GroupingSwitch scope={scope} search={search} /> : null}
        {actions(help)}
      </>
    ),
    onHelp: help,
  };
  return (
    <>
      {search.by && tables.grouped ? (
        <FindingGroups key={search.by} {...list} by={search.by} prefix={tables.grouped(search.by)} />
      ) : (
        <FindingList {...list} />
      )}
      <TriageHelp open={helpOpen} onOpenChange={setHelpOpen} />
    </>
  );
}
