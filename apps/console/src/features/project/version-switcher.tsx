import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { Project, ProjectVersion } from '@waybill/api-contract';
import { ChevronDown, GitCompareArrows } from 'lucide-react';
import { useGo } from '../../lib/link.tsx';
import { type AppPath, type ProjectTab, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/menu.tsx';

const tabs: readonly ProjectTab[] = [
  'components',
  'services',
  'bom',
  'dependencyGraph',
  'findings',
  'epss',
  'policyViolations',
  'vex',
  'compare',
];

/** The same tab of another version. */
function useSameTab(): (uuid: string) => AppPath {
  const { pathname } = useLocation();
  const tab = tabs.find((name) => pathname.split('/')[3] === name);
  return (uuid) => (tab ? paths.projectTab(uuid, tab) : paths.project(uuid));
}

/** The version of the project, with the way to its others. */
export function VersionSwitcher({ project }: { project: Project }) {
  const { t } = useLingui();
  const go = useGo();
  const sameTab = useSameTab();
  const versions = project.versions ?? [];
  const nameOf = ({ version }: { version?: string | undefined }) => version ?? t`No version`;
  const current = nameOf(project);
  if (versions.length < 2) {
    return project.version ? <span className="font-normal text-muted">{project.version}</span> : null;
  }
  const option = (other: ProjectVersion) => {
    const name = nameOf(other);
    return { value: other.uuid, label: other.active ? name : t`${name} (inactive)` };
  };
  return (
    <Menu
      trigger={
        <Button
          size="sm"
          aria-label={t`Version ${current}, switch version`}
          title={current}
          className="max-w-60 min-w-0 shrink!"
        >
          <span className="min-w-0 truncate">{current}</span>
          <ChevronDown className="size-3.5 shrink-0" aria-hidden />
        </Button>
      }
    >
      <div className="max-h-80 overflow-y-auto">
        <MenuChoice
          label={t`Versions`}
          value={project.uuid}
          onChange={(uuid) => go(sameTab(uuid))}
          options={versions.map(option)}
        />
      </div>
      <MenuSeparator />
      <MenuItem
        icon={<GitCompareArrows className="size-4" aria-hidden />}
        onSelect={() => go(paths.projectTab(project.uuid, 'compare'))}
      >
        {t`Compare versions`}
      </MenuItem>
    </Menu>
  );
}
