import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { SwitchField } from '../../ui/form-choices.tsx';
import { SearchManyField } from '../../ui/search-many-field.tsx';
import { findTags } from '../policy/policy.data.ts';
import { findProjects } from '../project/find-projects.ts';
import type { AlertValues } from './alert-form-values.ts';

/** Which projects an alert is about; choosing them needs a view of the portfolio. */
export function LimitFields() {
  const { t } = useLingui();
  const view = useCapability('VIEW_PORTFOLIO');
  const projects: AlertValues['projects'] = useWatch({ name: 'projects' });
  const tags: AlertValues['tags'] = useWatch({ name: 'tags' });
  return (
    <>
      <p className="text-muted">
        {projects.length + tags.length === 0
          ? t`This alert applies to all projects.`
          : t`This alert applies to the chosen projects and to every project with one of the tags.`}
      </p>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <SearchManyField
          name="projects"
          label={t`Projects`}
          hint={view.reason}
          find={findProjects}
          placeholder={t`All projects`}
          disabled={!view.allowed}
        />
        <SearchManyField
          name="tags"
          label={t`Tags`}
          hint={view.reason}
          find={findTags}
          placeholder={t`Any tag`}
          disabled={!view.allowed}
        />
      </div>
      {view.allowed && tags.length > 0 ? (
        <p className="flex flex-wrap gap-x-3 text-muted">
          <span>{t`What has these tags:`}</span>
          {tags.map(({ value }) => (
            <AppLink key={value} path={paths.tag(value)}>
              {value}
            </AppLink>
          ))}
        </p>
      ) : null}
      <div>
        <SwitchField name="notifyChildren" label={t`Include children of these projects`} />
      </div>
    </>
  );
}
