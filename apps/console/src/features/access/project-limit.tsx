import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useCapability } from '../../lib/capability.ts';
import { SwitchField } from '../../ui/form-choices.tsx';
import { SearchManyField } from '../../ui/search-many-field.tsx';
import { findProjects } from '../project/find-projects.ts';

/**
 * The fields of a limit to projects. Choosing projects needs a view of the portfolio.
 * @param children what the limit means, shown while there is one
 */
export function ProjectLimit({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const view = useCapability('VIEW_PORTFOLIO');
  const limited: boolean = useWatch({ name: 'limited' });
  return (
    <>
      <SwitchField
        name="limited"
        label={t`Limit to projects`}
        disabledReason={view.allowed ? undefined : view.reason}
      />
      {limited ? (
        <>
          <p className="text-xs text-muted">{children}</p>
          <SearchManyField
            name="projects"
            label={t`Projects alone`}
            find={findProjects}
            disabled={!view.allowed}
          />
          <SearchManyField
            name="trees"
            label={t`Projects with everything below them`}
            find={findProjects}
            disabled={!view.allowed}
          />
        </>
      ) : null}
    </>
  );
}
