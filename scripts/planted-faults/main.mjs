// Plants a fault into what each of the last commits changed, and says whether a test that `npm run test:changed` chooses for the commit
// fails. Goes on where an earlier command stopped. Usage: npm run test:faults -- [number of commits] [--others]
import { parseArgs } from 'node:util';
import { selectTests } from '../lib/changed-tests/select-tests.mjs';
import { isTest, readSourceGraph } from '../lib/changed-tests/source-graph.mjs';
import { openJournal } from '../lib/journal.mjs';
import { root } from '../lib/paths.mjs';
import { runTests } from '../lib/tests.mjs';
import { chooseFault, groupsByDistance } from './choose-fault.mjs';
import { filesOf, listCommits, plant, readChanged, takeBack } from './repository.mjs';

const { values, positionals } = parseArgs({
  // Where no chosen test fails, whether another one does: then the choice is wrong, else there is no test for it.
  options: { others: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** How each commit fared. */
const journal = openJournal('faults.jsonl');

takeBack();
const graph = readSourceGraph(root);
const commits = listCommits(Number(positionals[0] ?? 50));
for (const each of commits) {
  const before = resultOf(each.commit);
  const isDone = before && !(values.others && before.noticed === 'no' && !before.others);
  if (!isDone) journal.note(await tryCommit(each));
}
process.exitCode = report(commits.map(({ commit }) => resultOf(commit)));

function resultOf(commit) {
  return journal.read().findLast((each) => each.commit === commit);
}

async function tryCommit({ commit, subject }) {
  const chosen = selectTests(graph, filesOf(commit));
  const result = { commit, subject, tests: chosen.length };
  const fault = chooseFault(readChanged(commit), commit);
  if (!fault) return { ...result, noticed: 'nothing to plant' };
  console.log(`\n${commit.slice(0, 8)} ${subject}\n  ${fault.label}`);
  const others = values.others
    ? [...graph.keys()].filter((file) => isTest(file) && !chosen.includes(file))
    : [];
  plant(fault);
  try {
    if (await isNoticed(chosen, fault.file)) return { ...result, fault: fault.label, noticed: 'yes' };
    const byOthers = await isNoticed(others, fault.file);
    return {
      ...result,
      fault: fault.label,
      noticed: byOthers ? 'by others' : 'no',
      others: values.others,
    };
  } finally {
    takeBack();
  }
}

/** Whether one of some tests fails; the nearest to the fault are run first. */
async function isNoticed(tests, file) {
  for (const group of groupsByDistance(tests, file)) {
    const code = await runTests(process.execPath, [...group, '--bail=1', '--retry=0']);
    if (code > 128) throw new Error('The tests were stopped');
    if (code !== 0) return true;
  }
  return false;
}

/** Prints how the commits fared. Returns the exit code: 1 where the tests that were chosen lack one that fails. */
function report(results) {
  const of = (noticed) => results.filter((each) => each.noticed === noticed);
  console.log(
    `\nOf ${results.length} commits, chosen tests noticed the fault of ${of('yes').length}; nothing could be planted into ${of('nothing to plant').length}.`,
  );
  for (const { commit, fault } of of('no'))
    console.log(`No chosen test noticed: ${commit.slice(0, 8)} ${fault}`);
  for (const { commit, fault } of of('by others'))
    console.log(`Only other tests noticed: ${commit.slice(0, 8)} ${fault}`);
  return of('by others').length > 0 ? 1 : 0;
}
