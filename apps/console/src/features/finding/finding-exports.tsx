// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import {
  downloadCsaf,
  downloadCycloneDxVex,
  downloadFpf,
  downloadOpenVex,
  downloadSarif,
  downloadVdr,
} from './finding-export.data.ts';

interface FindingExportsProps {
  project: string;
  /** The list beside them shows every record of a flaw. */
  everyRecord?: boolean | undefined;
  isCollection?: boolean;
}

/** The findings of a project and what is stated about them, as documents for other tools. */
export function FindingExports({ project, everyRecord = false, isCollection = false }: FindingExportsProps) {
  const { t } = useLingui();
  const sees = useCapability('VIEW_VULNERABILITY').reason;
  const analyzes = useCapability('VULNERABILITY_ANALYSIS').reason;
  const views = useCapability('VIEW_PORTFOLIO').reason;
  const item = (
    name: ReactNode,
    download: (project: string, everyRecord: boolean) => Promise<void>,
    reason?: string,
  ) => (
    <MenuItem
      icon={<Download className="size-4" aria-hidden />}
      disabledReason={isCollection ? t`Export the projects in this collection one by one.` : reason}
      // A failure has been reported by the request.
      onSelect={() => void download(project, everyRecord).catch(() => {})}
    >
      {name}
    </MenuItem>
  );
  return (
    <Menu
      trigger={
        <Button>
          {t`Export`}
          <ChevronDown className="size-4" aria-hidden />
        </Button>
      }
    >
      {item(t`Findings as FPF`, downloadFpf, sees)}
      {item(t`Findings as SARIF`, downloadSarif, sees)}
      {item(t`Vulnerabilities and analyses (VDR)`, downloadVdr, views)}
      <MenuSeparator />
      {item(t`VEX as CycloneDX`, downloadCycloneDxVex, analyzes)}
      {item(t`VEX as OpenVEX`, downloadOpenVex)}
      {item(t`VEX as CSAF`, downloadCsaf)}
    </Menu>
  );
}
