import type { ToldGroup } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import type { RuleFilter } from '../filter/rule-filter.ts';
import { type EventRule, listAllCovered, listCovered, listEventRules } from './coverage.queries.ts';

/** The rules that cover events. It is rebuilt for each batch of events. */
export interface Coverage {
  /** The rules that want a group at a level, by project; projects that no rule wants are missing. */
  of(
    group: ToldGroup,
    level: number,
    projectIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly number[]>>;
  /** The rules that want a group at a level whatever project it is about. */
  everywhere(group: ToldGroup, level: number): readonly number[];
  /** The filters of rules, by their numbers. */
  readonly filters: ReadonlyMap<number, RuleFilter>;
  /** Rules whose expression had a fault when it was evaluated last, with the fault. */
  readonly faults: ReadonlyMap<number, string>;
  /** A rule that waits for events and is enabled. */
  ruleOf(ruleId: number): EventRule | undefined;
  /** The projects that a rule covers; undefined: all. */
  projectsOfRule(ruleId: number): Promise<readonly number[] | undefined>;
  /** The projects that the rules of any of some groups cover; undefined: all. */
  projectsOf(groups: readonly ToldGroup[]): Promise<readonly number[] | undefined>;
}

/**
 * Groups about the whole portfolio, even if they concern one project. Limits of rules do not apply (contract
 * §19.1).
 */
const unlimitedGroups: ReadonlySet<ToldGroup> = new Set(['PROJECT_CREATED']);

export async function readCoverage(db: Database): Promise<Coverage> {
  const rules = await listEventRules(db);
  const wanting = (group: ToldGroup, level: number) =>
    rules.filter((rule) => rule.level <= level && rule.groups.includes(group) && isInScope(rule, group));
  return {
    filters: new Map(rules.map((rule) => [rule.rule_id, rule])),
    faults: new Map(
      rules.flatMap(({ rule_id, expression_error }) =>
        expression_error === null ? [] : [[rule_id, expression_error]],
      ),
    ),
    async of(group, level, projectIds) {
      const wanted = wanting(group, level);
      const isFree = (rule: EventRule) => !rule.is_limited || unlimitedGroups.has(group);
      const free = wanted.filter(isFree).map((rule) => rule.rule_id);
      const limited = wanted.filter((rule) => !isFree(rule)).map((rule) => rule.rule_id);
      const covered = limited.length === 0 ? [] : await listCovered(db, limited, projectIds);
      const ofProject = Map.groupBy(covered, (row) => row.project_id);
      return new Map(
        projectIds.flatMap((id) => {
          const ids = [...free, ...(ofProject.get(id) ?? []).map((row) => row.rule_id)];
          return ids.length === 0 ? [] : [[id, ids] as const];
        }),
      );
    },
    everywhere: (group, level) => wanting(group, level).map((rule) => rule.rule_id),
    ruleOf: (ruleId) => rules.find((rule) => rule.rule_id === ruleId),
    async projectsOfRule(ruleId) {
      const isFree = rules.some((rule) => rule.rule_id === ruleId && !rule.is_limited);
      return isFree ? undefined : listAllCovered(db, [ruleId]);
    },
    async projectsOf(groups) {
      const wanted = rules.filter((rule) => groups.some((group) => wanting(group, 0).includes(rule)));
      if (wanted.some((rule) => !rule.is_limited)) return undefined;
      return wanted.length === 0
        ? []
        : listAllCovered(
            db,
            wanted.map((rule) => rule.rule_id),
          );
    },
  };
}

const systemGroups: ReadonlySet<ToldGroup> = new Set([
  'CONFIGURATION',
  'DATASOURCE_MIRRORING',
  'REPOSITORY',
  'INTEGRATION',
  'INDEXING_SERVICE',
  'FILE_SYSTEM',
  'ANALYZER',
  'USER_CREATED',
  'USER_DELETED',
]);

function isInScope(rule: EventRule, group: ToldGroup): boolean {
  return rule.scope === (systemGroups.has(group) ? 'SYSTEM' : 'PORTFOLIO');
}
