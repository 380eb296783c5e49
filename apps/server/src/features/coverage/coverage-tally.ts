import type { BlindSpot as BlindSpotGroup, Coverage } from '@waybill/api-contract';
import type { BlindSpot, Judgment } from '@waybill/match';
import type { ExampleRow } from './coverage.queries.ts';

export const maxExamples = 5;

/** Counts judgments and groups their blind spots. Examples are the first that are added. */
export function createTally() {
  const spots = new Map<string, BlindSpotGroup>();
  let components = 0;
  let blind = 0;
  return {
    /** @param count of components that the judgment is about and that are not counted yet */
    add(judgment: Judgment, count: number, example?: ExampleRow): void {
      components += count;
      if (judgment.judgeable) return;
      blind += count;
      for (const spot of judgment.blindSpots) addTo(groupOf(spots, spot), count, example);
    },

    coverage(): Coverage {
      return {
        components,
        judgeable: components - blind,
        blind,
        blindSpots: [...spots.values()].sort((a, b) => b.components - a.components),
      };
    },
  };
}

function groupOf(spots: Map<string, BlindSpotGroup>, spot: BlindSpot): BlindSpotGroup {
  const data = sharedData(spot);
  const key = `${spot.code} ${JSON.stringify(data)}`;
  let group = spots.get(key);
  if (!group) {
    group = { code: spot.code, data, components: 0, examples: [] };
    spots.set(key, group);
  }
  return group;
}

function addTo(group: BlindSpotGroup, count: number, example: ExampleRow | undefined): void {
  group.components += count;
  if (!example || group.examples.length >= maxExamples) return;
  const { uuid, name, version } = example;
  group.examples.push({ uuid, name, ...(version === null ? {} : { version }) });
}

/** What components share; the unreadable text itself differs from one to the next and is left to the examples. */
function sharedData(spot: BlindSpot): Record<string, unknown> {
  if (spot.code === 'version_unreadable') return { scheme: spot.data.scheme };
  if (spot.code === 'purl_unreadable' || spot.code === 'cpe_unreadable') return {};
  return spot.data;
}
