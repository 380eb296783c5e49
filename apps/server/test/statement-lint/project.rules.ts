import type { SelectStmt } from 'libpg-query';
import { queryLevels } from './query-level.ts';
import type { Rule } from './rules.ts';
import { projectsOf } from './same-project.ts';
import { kindsRead, type Statement } from './statement.ts';
import { nodesOf } from './tree.ts';

/** Rules for rows of projects, which are on one machine only if they belong to the same project. */
export const projectRules: readonly Rule[] = [
  {
    name: 'projects-apart',
    why: 'Tables of projects meet by other columns than project_id, so their rows may stand on different machines: refused.',
    instead: 'add … and a.project_id = b.project_id, also inside exists (…) and lateral (…)',
    isBroken: ({ tree }) =>
      queryLevels(tree).some((level) => {
        const { own, around, areSame } = projectsOf(level);
        const [first, ...rest] = own;
        if (first === undefined) return false;
        const isApart = rest.some((name) => !areSame(first, name));
        return isApart || (around.length > 0 && !around.some((name) => areSame(first, name)));
      }),
  },
  {
    name: 'lock-beyond-a-project',
    why: 'Rows of more than one project are locked, which would be done on several machines: refused.',
    instead: 'lock the rows of "project" in order of their id, or ask with project_id = $1',
    isBroken: ({ tree }) =>
      queryLevels(tree).some((level) => {
        const { locked } = level;
        if (!locked) return false;
        const { own, isOne } = projectsOf(level);
        return own.some((name) => (locked.length === 0 || locked.includes(name)) && !isOne(name));
      }),
  },
  {
    name: 'union-in-lateral',
    why: 'A union joins a dictionary with a table of projects inside of a lateral query: refused.',
    instead: 'start both halves from the table of projects and group the result, without lateral',
    isBroken: (statement) =>
      nodesOf(statement.tree, 'RangeSubselect').some(
        ({ lateral, subquery }) =>
          lateral && nodesOf(subquery, 'SelectStmt').some((select) => isMixed(select, statement)),
      ),
  },
  {
    name: 'all-projects',
    why: 'Tables of projects are asked without naming a project, so every machine has to answer.',
    instead: 'name project_id; where all projects are meant, add the statement to exceptions.ts and say why',
    isBroken: ({ tree }) =>
      queryLevels(tree).some((level) => {
        const { own, isNamed } = projectsOf(level);
        return own.some((name) => !isNamed(name));
      }),
  },
];

function isMixed(select: SelectStmt, statement: Statement): boolean {
  const legs = legsOf(select).map((leg) => kindsRead(leg, statement));
  return (
    legs.some((kinds) => kinds.has('project')) &&
    legs.some((kinds) => kinds.has('dictionary') && !kinds.has('project'))
  );
}

/** The selects of a union, however many. */
function legsOf(select: SelectStmt): SelectStmt[] {
  return select.larg && select.rarg ? [...legsOf(select.larg), ...legsOf(select.rarg)] : [select];
}
