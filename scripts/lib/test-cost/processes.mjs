import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc are of 10 ms wherever Node runs on Linux. */
const msPerTick = 10;

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {number} cpuMs user and system time so far
 * @property {number} goneMs that of the processes it started and that have ended
 * @property {string} command
 */

/** All processes below one, at this moment; none where there is no /proc. @returns {Process[]} */
export function listBelow(root) {
  const all = listAll();
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  const isBelow = (pid) => {
    for (let at = parents.get(pid); at; at = parents.get(at)) if (at === root) return true;
    return false;
  };
  return all.filter(({ pid }) => isBelow(pid)).map((each) => ({ ...each, command: commandOf(each.pid) }));
}

function listAll() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)) ?? []);
  } catch {
    return [];
  }
}

/** @returns {Omit<Process, 'command'> | undefined} nothing when it has ended */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent, user, system, userGone, systemGone] = [1, 11, 12, 13, 14].map((index) => fields[index]);
    return { pid, parent, cpuMs: (user + system) * msPerTick, goneMs: (userGone + systemGone) * msPerTick };
  } catch {
    return undefined;
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
