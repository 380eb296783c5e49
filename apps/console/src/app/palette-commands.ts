import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProjectView } from '@waybill/api-contract';
import { useEffect, useState } from 'react';
import { meets, useClaims } from '../lib/capability.ts';
import { requestPage } from '../lib/http.ts';
import { type AppPath, paths } from '../lib/paths.ts';
import { navigation } from './navigation.ts';
import { vulnerabilityOf } from './vulnerability-id.ts';

export interface Command {
  label: string;
  path: AppPath;
}

const pauseMs = 200;
const shownProjects = 6;

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The projects that fit best. A search that fails leaves the other commands as they are. */
function useProjects(searchText: string, enabled: boolean): Command[] {
  const { data } = useQuery({
    queryKey: ['project', 'palette', searchText],
    queryFn: ({ signal }) =>
      requestPage<ProjectView>('/api/v1/project', {
        query: { searchText, pageNumber: 1, pageSize: shownProjects, excludeInactive: true },
        signal,
        quiet: true,
      }),
    enabled: enabled && searchText !== '',
    placeholderData: keepPreviousData,
  });
  if (searchText === '' || !enabled) return [];
  return (data?.rows ?? []).map(({ uuid, name, version }) => ({
    label: [name, version].filter(Boolean).join(' '),
    path: paths.project(uuid),
  }));
}

/** What the words lead to: pages, a vulnerability by its id, projects, and where else they may be found. */
export function useCommands(text: string): Command[] {
  const { t, i18n } = useLingui();
  const claims = useClaims();
  const searchText = text.trim();
  const seesPortfolio = meets(claims, 'VIEW_PORTFOLIO');
  const projects = useProjects(useSettled(searchText), seesPortfolio);
  const places = navigation
    .flatMap((group) => group.items)
    .filter((item) => meets(claims, item.permission))
    .map((item) => ({ label: i18n._(item.label), path: item.path }))
    .filter((item) => item.label.toLowerCase().includes(searchText.toLowerCase()));
  if (searchText === '' || !seesPortfolio) return places;
  const known = vulnerabilityOf(searchText);
  return [
    ...(known ? [{ label: known.vulnId, path: paths.vulnerability(known.source, known.vulnId) }] : []),
    ...places,
    ...projects,
    { label: t`Projects with “${searchText}”`, path: paths.projects({ searchText }) },
    { label: t`Vulnerabilities with “${searchText}”`, path: paths.vulnerabilities({ searchText }) },
  ];
}
