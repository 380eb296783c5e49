import { listBelow } from './processes.mjs';

const everyMs = 1_000;

/**
 * Looks once a second at the processes that tests started and adds what they have used to whom they work for. What a
 * process uses in its last second is not seen.
 * @param findOwners called at each look; what it answers says for which file a process works, given all by number
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
