// Public to other features.
import { Plural } from '@lingui/react/macro';
import type { RepairAction } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { type AppPath, paths } from '../../lib/paths.ts';

/** The pages of analyzers, as their addresses have it. */
const analyzerPages: ReadonlyMap<string, string> = new Map([
  ['ossindex', 'oss'],
  ['snyk', 'snyk'],
  ['trivy', 'trivy'],
  ['vulndb', 'vulnDB'],
]);

/** The page of the setting that an action changes or looks at; undefined for one that is no setting. */
function settingOf({ code, data }: RepairAction): AppPath | undefined {
  if (code === 'enable_ecosystem') return paths.adminPage('vulnerabilitySources', 'osv');
  if (code === 'check_analyzer') {
    const page = analyzerPages.get(String(data.analyzer));
    return page === undefined ? undefined : paths.adminPage('analyzers', page);
  }
  if (code !== 'enable_source' && code !== 'import_source') return undefined;
  return paths.adminPage('vulnerabilitySources', String(data.source));
}

interface RepairProps {
  action: RepairAction;
  advice: string;
  /** How many components it would cover. */
  gain?: number;
  className?: string;
}

/** What repairs a coverage gap: a link to the setting for who may change it, words for everybody. */
export function Repair({ action, advice, gain, className }: RepairProps) {
  const mayChange = useCapability('SYSTEM_CONFIGURATION').allowed;
  const setting = settingOf(action);
  return (
    <span className={className}>
      {setting && mayChange ? <AppLink path={setting}>{advice}</AppLink> : advice}
      {setting && gain && action.code !== 'check_analyzer' ? (
        <span className="ms-1.5 whitespace-nowrap tabular-nums">
          <Plural value={gain} one="+# component" other="+# components" />
        </span>
      ) : null}
    </span>
  );
}
