import { useLingui } from '@lingui/react/macro';
import { CircleHelp, Download, Keyboard, RefreshCw } from 'lucide-react';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { downloadFpf } from './finding.data.ts';

export interface FindingActionsProps {
  project: string;
  isAnalysing: boolean;
  onAnalyse: () => void;
  onHelp: () => void;
}

/** What can be done with the findings as a whole. */
export function FindingActions({ project, isAnalysing, onAnalyse, onHelp }: FindingActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <IconButton label={t`Keys`} icon={<Keyboard className="size-4" aria-hidden />} onClick={onHelp} />
      <AppLink
        path={paths.projectWhy(project)}
        className="inline-flex h-8 items-center gap-1.5 rounded-md border border-line bg-surface px-3 font-medium hover:bg-subtle"
      >
        <CircleHelp className="size-4" aria-hidden />
        {t`Why not?`}
      </AppLink>
      <Button icon={<RefreshCw className="size-4" aria-hidden />} busy={isAnalysing} onClick={onAnalyse}>
        {t`Analyse anew`}
      </Button>
      <Menu trigger={<Button icon={<Download className="size-4" aria-hidden />}>{t`Export`}</Button>}>
        {/* A failure has been reported by the request. */}
        <MenuItem onSelect={() => void downloadFpf(project).catch(() => {})}>
          {t`Findings (FPF, JSON)`}
        </MenuItem>
      </Menu>
    </>
  );
}
