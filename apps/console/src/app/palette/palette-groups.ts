import { useLingui } from '@lingui/react/macro';
import { ShieldAlert } from 'lucide-react';
import { meets, useClaims } from '../../lib/capability.ts';
import { paths } from '../../lib/paths.ts';
import { actionSign, useLocalGroups } from './local-groups.ts';
import type { PaletteGroup, PaletteItem } from './palette-group.ts';
import { useProvidedGroups, useSearchPlaces } from './provided-groups.ts';
import { vulnerabilityOf } from './vulnerability-id.ts';

/** A vulnerability by its id, without asking anybody. */
function useKnownVulnerability(text: string): PaletteGroup {
  const { t } = useLingui();
  const claims = useClaims();
  const known = meets(claims, 'VIEW_PORTFOLIO') ? vulnerabilityOf(text) : undefined;
  const items = known
    ? [
        {
          id: 'known',
          label: known.vulnId,
          icon: ShieldAlert,
          go: { path: paths.vulnerability(known.source, known.vulnId) },
        },
      ]
    : [];
  return { id: 'known', title: t`Go to`, items };
}

/**
 * The groups of items for a text, in an order that answers do not change. An item under the user's finger
 * must stay there when a slow answer arrives.
 */
export function usePaletteGroups(typed: string, onHelp: () => void): readonly PaletteGroup[] {
  const { t } = useLingui();
  const text = typed.trim();
  const searched = text.startsWith(actionSign) ? '' : text;
  const known = useKnownVulnerability(searched);
  const local = useLocalGroups(text, onHelp);
  const provided = useProvidedGroups(searched);
  const elsewhere: PaletteGroup = {
    id: 'search',
    title: t`Search for “${searched}”`,
    items: useSearchPlaces(searched),
    inLine: true,
  };
  const pathOf = ({ go }: PaletteItem) => ('path' in go ? go.path : undefined);
  const alike = (one: PaletteItem) => (other: PaletteItem) => pathOf(one) === pathOf(other);
  // Known items keep their place, and show more once more is found.
  const all = provided.flatMap(({ items }) => items);
  const knownItems = known.items.map((item) => {
    const { detail, severity, projects } = all.find(alike(item)) ?? {};
    return { ...item, detail, severity, projects };
  });
  const found = provided.map((group) => ({
    ...group,
    items: group.items.filter((item) => !known.items.some(alike(item))),
  }));
  const groups: PaletteGroup[] = [{ ...known, items: knownItems }, ...local, ...found, elsewhere];
  return groups.filter(({ items, state }) => items.length > 0 || state !== undefined);
}
