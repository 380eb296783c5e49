import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { adminGroups, pagesOf } from '../features/admin/admin-groups.routes.ts';
import { bestProjectsQuery } from '../features/project/project.data.ts';
import { meets, useClaims } from '../lib/capability.ts';
import { type AppPath, paths } from '../lib/paths.ts';
import { useScreens } from '../lib/routing.ts';
import { useNavigation } from './navigation.ts';
import { vulnerabilityOf } from './vulnerability-id.ts';

export type Command = { label: string } & ({ path: AppPath } | { run: () => void });

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
    ...bestProjectsQuery(searchText, shownProjects),
    enabled: enabled && searchText !== '',
    placeholderData: keepPreviousData,
  });
  if (searchText === '' || !enabled) return [];
  return (data ?? []).map(({ uuid, name, version }) => ({
    label: [name, version].filter(Boolean).join(' '),
    path: paths.project(uuid),
  }));
}

/** The pages of the administration that the user may open, with their groups. */
function useAdminPages(): Command[] {
  const { i18n } = useLingui();
  const claims = useClaims();
  const screens = useScreens();
  return adminGroups
    .filter((group) => meets(claims, group.permission))
    .flatMap((group) =>
      pagesOf(group, screens).map((page) => ({
        label: `${i18n._(group.label)}: ${typeof page.label === 'string' ? page.label : i18n._(page.label)}`,
        path: page.path,
      })),
    );
}

/** What can be started: on the page that is open, and from anywhere. */
function useActions(onHelp: () => void): Command[] {
  const { t, i18n } = useLingui();
  const claims = useClaims();
  const matches = useMatches();
  const screens = useScreens();
  const here = matches.flatMap(({ staticData, params }) => staticData.commandsHere?.(params) ?? []);
  const actions = [...here, ...screens.flatMap(({ options }) => options.staticData?.commands ?? [])]
    .filter(({ permission }) => meets(claims, permission))
    .map(({ label, path }) => ({ label: i18n._(label), path }));
  return [...actions, { label: t`Keyboard shortcuts`, run: onHelp }];
}

/** What the words lead to: pages, actions, a vulnerability by its id, projects, and where else they may be found. */
export function useCommands(text: string, onHelp: () => void): Command[] {
  const { t, i18n } = useLingui();
  const claims = useClaims();
  const searchText = text.trim();
  const seesPortfolio = meets(claims, 'VIEW_PORTFOLIO');
  const projects = useProjects(useSettled(searchText), seesPortfolio);
  const pages = useNavigation()
    .flatMap((group) => group.items)
    .filter((item) => meets(claims, item.permission))
    .map((item) => ({ label: i18n._(item.label), path: item.path }));
  const places = [...pages, ...useActions(onHelp), ...useAdminPages()].filter((command) =>
    command.label.toLowerCase().includes(searchText.toLowerCase()),
  );
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
