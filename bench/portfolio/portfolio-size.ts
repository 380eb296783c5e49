import type { Size } from '../bench.ts';

/** How large a generated portfolio is; what is in it follows from these by shares that real ones have. */
export interface PortfolioSize {
  projects: number;
  /** Component rows; some less, for a project has each identity once. */
  components: number;
  /** Components of the first projects, larger or smaller than chance would make them. */
  special: readonly number[];
  identities: number;
  packages: number;
  flaws: number;
  /** Decisions of people. */
  analyses: number;
  teams: number;
}

const special = [75_000, 20_000, 9_000, 300];

/** Sizes of benchmarks.md: S 1,000 projects, M 10,000, L 100,000. */
export const portfolioSizes: Readonly<Record<Size, PortfolioSize>> = {
  S: {
    projects: 1_000,
    components: 300_000,
    special: [20_000, 9_000, 5_000, 300],
    identities: 40_000,
    packages: 12_000,
    flaws: 12_000,
    analyses: 10_000,
    teams: 50,
  },
  M: {
    projects: 10_000,
    components: 5_000_000,
    special,
    identities: 300_000,
    packages: 60_000,
    flaws: 105_000,
    analyses: 100_000,
    teams: 200,
  },
  L: {
    projects: 100_000,
    components: 50_000_000,
    special,
    identities: 930_000,
    packages: 150_000,
    flaws: 150_000,
    analyses: 1_000_000,
    teams: 1_000,
  },
};
