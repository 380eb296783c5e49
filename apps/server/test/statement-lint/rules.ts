import { changeRules } from './change.rules.ts';
import { projectRules } from './project.rules.ts';
import { stagingRules } from './staging.rules.ts';
import type { Statement } from './statement.ts';

/**
 * A thing that a statement must not do, because a database on several machines refuses it or takes seconds
 * for it.
 */
export interface Rule {
  name: string;
  why: string;
  instead: string;
  isBroken(statement: Statement): boolean;
}

export const rules: readonly Rule[] = [...stagingRules, ...changeRules, ...projectRules];
