import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useCapability } from '../../lib/capability.ts';
import { SwitchField } from '../../ui/form-choices.tsx';
import { SearchManyField } from '../../ui/search-many-field.tsx';
import { findParents } from '../project/find-projects.ts';
import { findTags } from './policy.data.ts';
import type { PolicyValues } from './policy-form-values.ts';

const findProjects = (text: string, signal: AbortSignal) => findParents(undefined, text, signal);

/** Which projects a policy is about; choosing them needs a view of the portfolio. */
export function LimitFields() {
  const { t } = useLingui();
  const view = useCapability('VIEW_PORTFOLIO');
  const projects: PolicyValues['projects'] = useWatch({ name: 'projects' });
  const tags: PolicyValues['tags'] = useWatch({ name: 'tags' });
  const isGlobal = projects.length + tags.length === 0;
  return (
    <>
      <p className="text-muted">
        {isGlobal
          ? t`This policy applies to all projects.`
          : t`This policy applies to the chosen projects and to every project with one of the tags.`}
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
      <div className="flex flex-wrap gap-x-6">
        <SwitchField name="includeChildren" label={t`Include children of these projects`} />
        <SwitchField name="onlyLatestProjectVersion" label={t`Only latest versions of projects`} />
      </div>
    </>
  );
}
