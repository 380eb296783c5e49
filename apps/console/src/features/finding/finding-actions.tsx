import { useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleHelp, Download, Keyboard, RefreshCw } from 'lucide-react';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { downloadFpf } from './finding.data.ts';

export interface FindingActionsProps {
  project: string;
  isAnalyzing: boolean;
  onAnalyze: () => void;
  onHelp: () => void;
}

/** What can be done with the findings as a whole. */
export function FindingActions({ project, isAnalyzing, onAnalyze, onHelp }: FindingActionsProps) {
  const { t } = useLingui();
  const go = useGo();
  return (
    <>
      <IconButton
        label={t`Keyboard shortcuts`}
        variant="secondary"
        icon={<Keyboard className="size-4" aria-hidden />}
        className="max-sm:hidden"
        onClick={onHelp}
      />
      <Button
        icon={<CircleHelp className="size-4" aria-hidden />}
        onClick={() => go(paths.projectWhy(project))}
      >
        {t`Explain a match`}
      </Button>
      <Menu
        trigger={
          <Button>
            {t`Actions`}
            <ChevronDown className="size-4" aria-hidden />
          </Button>
        }
      >
        <MenuItem
          icon={<Download className="size-4" aria-hidden />}
          // A failure has been reported by the request.
          onSelect={() => void downloadFpf(project).catch(() => {})}
        >
          {t`Export findings (FPF)`}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<RefreshCw className="size-4" aria-hidden />}
          onSelect={onAnalyze}
          disabledReason={isAnalyzing ? t`The analysis is running.` : undefined}
        >
          {t`Re-analyze`}
        </MenuItem>
      </Menu>
    </>
  );
}
