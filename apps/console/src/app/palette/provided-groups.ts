import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, type QueryClient, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { meets, useClaims } from '../../lib/capability.ts';
import { loadChunk } from '../../lib/chunk.ts';
import type { PaletteProvider } from '../../lib/palette.ts';
import { useScreens } from '../../lib/routing.ts';
import type { PaletteGroup, PaletteItem } from './palette-group.ts';

const pauseMs = 150;
const shownHits = 6;

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useProviders(): PaletteProvider[] {
  const claims = useClaims();
  return useScreens()
    .flatMap(({ options }) => options.staticData?.palette ?? [])
    .filter(({ permission }) => meets(claims, permission));
}

/**
 * The results of the features, one group each. Each feature is loaded when first needed and queried by
 * itself, so a slow or failing one does not affect the others.
 */
export function useProvidedGroups(text: string): PaletteGroup[] {
  const { i18n } = useLingui();
  const screens = useScreens();
  const providers = useProviders();
  const settled = useSettled(text);
  const answers = useQueries({
    queries: providers.map((provider) => ({
      queryKey: ['view', 'palette', provider.id, settled, i18n.locale] as const,
      queryFn: async ({ signal, client }: { signal: AbortSignal; client: QueryClient }) => {
        const { search } = await loadChunk(provider.load);
        return search({ text: settled, signal, queryClient: client, i18n, screens });
      },
      enabled: settled !== '',
      placeholderData: keepPreviousData,
    })),
  });
  if (text === '') return [];
  return providers.map((provider, index) => {
    const { data = [], isError, isFetching } = answers[index] ?? {};
    const isWaiting = isFetching || text !== settled;
    const items: PaletteItem[] = data.slice(0, shownHits).map(({ path, ...hit }) => ({
      ...hit,
      id: `${provider.id} ${path}`,
      icon: provider.icon,
      go: { path },
    }));
    const state = isError ? 'failed' : isWaiting ? 'waiting' : undefined;
    return { id: provider.id, title: i18n._(provider.title), items, ...(state ? { state } : {}) };
  });
}

/** The lists that can be searched for the text. */
export function useSearchPlaces(text: string): PaletteItem[] {
  const { i18n } = useLingui();
  return useProviders().flatMap(({ id, title, icon, all }) => {
    if (!all || text === '') return [];
    const { label, path } = all(text);
    return [{ id: `all ${id}`, label: i18n._(label), short: i18n._(title), icon, go: { path } }];
  });
}
