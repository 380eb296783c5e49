import { useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleHelp, CornerUpRight, FileCheck2, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { DecisionCarryingDialog } from './decision-carrying.tsx';
import { FindingExports } from './finding-exports.tsx';
import { HelpButton } from './triage-help.tsx';

export interface FindingActionsProps {
  project: string;
  /** The list shows every record of a flaw. */
  everyRecord: boolean | undefined;
  isAnalyzing: boolean;
  onAnalyze: () => void;
  onHelp: () => void;
}

/** The actions on all findings. */
export function FindingActions({
  project,
  everyRecord,
  isAnalyzing,
  onAnalyze,
  onHelp,
}: FindingActionsProps) {
  const { t } = useLingui();
  const go = useGo();
  const mayAnalyze = useCapability('VULNERABILITY_ANALYSIS').reason;
  const [isCarryingOpen, setCarryingOpen] = useState(false);
  return (
    <>
      <HelpButton onHelp={onHelp} />
      <FindingExports project={project} everyRecord={everyRecord} />
      <Menu
        trigger={
          <Button>
            {t`Actions`}
            <ChevronDown className="size-4" aria-hidden />
          </Button>
        }
      >
        <MenuItem
          icon={<CircleHelp className="size-4" aria-hidden />}
          onSelect={() => go(paths.projectWhy(project))}
        >
          {t`Explain a match`}
        </MenuItem>
        <MenuItem
          icon={<FileCheck2 className="size-4" aria-hidden />}
          onSelect={() => go(paths.projectTab(project, 'vex', { dialog: 'vex' }))}
          disabledReason={mayAnalyze}
        >
          {t`Upload VEX…`}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<CornerUpRight className="size-4" aria-hidden />}
          onSelect={() => setCarryingOpen(true)}
        >
          {t`Carry over analyses…`}
        </MenuItem>
        <MenuItem
          icon={<RefreshCw className="size-4" aria-hidden />}
          onSelect={onAnalyze}
          disabledReason={isAnalyzing ? t`The analysis is running.` : undefined}
        >
          {t`Re-analyze`}
        </MenuItem>
      </Menu>
      <DecisionCarryingDialog
        project={project}
        open={isCarryingOpen}
        onClose={() => setCarryingOpen(false)}
      />
    </>
  );
}
