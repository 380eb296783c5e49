import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { policyViolationStates, policyViolationTypes } from '@waybill/api-contract';
import { ListFilters } from '../../lib/list-filters.tsx';
import { policySummariesQuery } from '../policy/policy.data.ts';
import { useViolationStateLabels } from '../policy/policy-words.ts';
import { findProjects } from '../project/find-projects.ts';
import { findComponents } from './violation.data.ts';
import type { ViolationScope } from './violation-scope.ts';
import {
  collectionViolationFilters,
  isOfClosed,
  portfolioViolationFilters,
  projectViolationFilters,
  type ViolationSearch,
} from './violation-search.ts';
import { useDecisionLabels, useTypeLabels } from './violation-words.ts';

/** The names of the uuids in the address, taken from a row. */
export interface FilterNames {
  component: string | undefined;
  project: string | undefined;
}

interface ViolationFiltersProps {
  scope: ViolationScope;
  search: ViolationSearch;
  names: FilterNames;
}

const alsoClosed = (on: unknown) => (on === true ? { all: true } : {});

/** The filters of violations. */
export function ViolationFilters({ scope, search, names }: ViolationFiltersProps) {
  const { t } = useLingui();
  const states = useViolationStateLabels();
  const types = useTypeLabels();
  const decisions = useDecisionLabels();
  const { data: policies = [] } = useQuery(policySummariesQuery);
  const shared = {
    all: {
      label: t`Open`,
      pinned: true,
      inverse: true,
      also: (all: unknown) =>
        all
          ? { suppressed: true }
          : { suppressed: undefined, onlySuppressed: undefined, analysis: undefined },
    },
    state: {
      label: t`State`,
      nameOf: (word: keyof typeof states) => states[word],
      offered: policyViolationStates.toReversed(),
    },
    type: {
      label: t`Risk type`,
      nameOf: (word: keyof typeof types) => types[word],
      offered: policyViolationTypes,
    },
    policy: {
      label: t`Policy`,
      offered: policies.map(({ uuid }) => uuid),
      nameOf: (uuid: string) => policies.find((policy) => policy.uuid === uuid)?.name ?? uuid,
    },
    analysis: {
      label: t`Analysis`,
      nameOf: (word: keyof typeof decisions) => decisions[word],
      also: (chosen: unknown) => alsoClosed(isOfClosed(chosen)),
    },
    since: { label: t`Violated since` },
    onlySuppressed: { label: t`Only suppressed violations`, also: alsoClosed },
    component: {
      label: t`Component`,
      nameOf: () => names.component,
      ...(scope.kind === 'component'
        ? {}
        : { find: (text: string, signal: AbortSignal) => findComponents(scope, search, text, signal) }),
    },
  };
  if (scope.kind !== 'portfolio') {
    const words = { ...shared, suppressed: { label: t`Show suppressed violations`, also: alsoClosed } };
    return <ListFilters filters={projectViolationFilters} words={words} search={search} />;
  }
  const words = {
    ...shared,
    tag: { label: t`Tag of the project` },
    project: {
      label: t`Project`,
      nameOf: () => names.project,
      ...(scope.collection === undefined
        ? {
            find: (text: string, signal: AbortSignal) =>
              findProjects(text, signal, { inactive: search.inactive }),
          }
        : {}),
    },
    inactive: { label: t`Show inactive projects` },
    suppressed: { label: t`Show suppressed violations`, also: alsoClosed },
  };
  const filters = scope.collection === undefined ? portfolioViolationFilters : collectionViolationFilters;
  return <ListFilters filters={filters} words={words} search={search} />;
}
