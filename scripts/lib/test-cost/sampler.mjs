import { listBelow } from './processes.mjs';

const everyMs = 1_000;

/**
 * Checks the processes that tests started once a second, and adds their usage to the files they work for. The
 * usage in a process's last second is missed.
 * @param findOwners called at each check with all processes by number; returns the file that each works for
 */
export function startSampler(findOwners) {
  /** The processor's time of each process when it was last seen. */
  let seen = new Map();
  /** By file: the ms of each kind of process. */
  const used = new Map();
  const look = () => {
    const processes = listBelow(process.pid);
    const ownerOf = findOwners();
    const byPid = new Map(processes.map((each) => [each.pid, each]));
    for (const each of processes) {
      const owner = ownerOf(each, byPid);
      const ms = each.cpuMs - (seen.get(each.pid) ?? 0);
      if (!owner || ms <= 0) continue;
      const kinds = used.get(owner.file) ?? {};
      kinds[owner.kind] = (kinds[owner.kind] ?? 0) + ms;
      used.set(owner.file, kinds);
    }
    seen = new Map(processes.map(({ pid, cpuMs }) => [pid, cpuMs]));
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    used,
    stop() {
      clearInterval(timer);
      look();
    },
  };
}
