import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, useParams, useSearch } from '@tanstack/react-router';
import { AppLink, useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { componentLabel, whyQuery } from './why.data.ts';
import { WhyDerivation } from './why-derivation.tsx';
import { WhyForm } from './why-form.tsx';
import type { WhySearch } from './why-search.ts';

export const route = createLazyRoute('/screen/projects/$uuid/why')({ component: WhyScreen });

function WhyScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { uuid: project = '' } = useParams({ strict: false });
  const { component, vulnerability }: WhySearch = useSearch({ strict: false });
  const isAsked = component !== undefined && vulnerability !== undefined;
  const why = useQuery({ ...whyQuery(component ?? '', vulnerability ?? ''), enabled: isAsked });
  const known = why.data?.component;
  const chosen =
    component === undefined ? null : { value: component, label: known ? componentLabel(known) : component };
  return (
    <div className="flex max-w-240 flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base font-semibold">{t`Why is (or isn't) this component affected?`}</h2>
        <AppLink path={paths.projectTab(project, 'findings')}>{t`Back to findings`}</AppLink>
      </div>
      <Card>
        <WhyForm
          key={`${component} ${vulnerability} ${known?.uuid}`}
          project={project}
          component={chosen}
          vulnerability={vulnerability ?? ''}
          onAsk={(question) => go(paths.projectWhy(project, { ...question }))}
        />
      </Card>
      {isAsked ? (
        <WhyDerivation component={component} vulnerability={vulnerability} />
      ) : (
        <p className="text-muted">
          {t`For any component and vulnerability, see which records apply, how the versions compare, and where coverage is missing.`}
        </p>
      )}
    </div>
  );
}
