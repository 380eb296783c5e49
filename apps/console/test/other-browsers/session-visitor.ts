import { setTimeout as sleep } from 'node:timers/promises';
import { listThings, startHearing } from '../journeys/in-page.ts';
import type { Thing, Visitor } from '../journeys/visitor.ts';
import type { Session } from './session.ts';

const patienceMs = 30_000;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Keys that are no letters, as WebDriver writes them. */
const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Control: '\uE009',
  Shift: '\uE008',
  ArrowDown: '\uE015',
};

interface SessionOptions {
  origin: string;
  token: string;
}

/** A visitor at a browser that is driven by WebDriver; things are found by a script in the page. */
export function visitWithSession(session: Session, { origin, token }: SessionOptions): Visitor {
  const execute = (body: string, ...args: unknown[]) => session.send('execute', { script: body, args });
  const found = `const find = ${listThings};
    const one = (thing, within) => find(thing[0], thing[1], within)[0];
    const within = arguments[1] ? one(arguments[1]) : undefined;
    const thing = arguments[1] && !within ? undefined : one(arguments[0], within);`;

  /** Asks again until there is an answer. */
  async function until<T>(what: string, look: () => Promise<T | undefined | null | false>): Promise<T> {
    const endMs = Date.now() + patienceMs;
    let last: unknown;
    for (;;) {
      try {
        const answer = await look();
        if (answer) return answer;
      } catch (error) {
        // A page that is being left, or something that moves.
        last = error;
      }
      if (Date.now() > endMs) throw new Error(`Waited in vain for ${what}`, { cause: last });
      await sleep(100);
    }
  }
  const find = (thing: Thing, within?: Thing) =>
    until(describe(thing), async () => {
      const answer = await execute(`${found} return thing ?? null;`, plain(thing), within && plain(within));
      return (answer as Record<string, string> | null)?.[elementKey];
    });

  return {
    async go(path) {
      await session.send('navigate', { url: `${origin}/config.json` });
      await execute(
        `sessionStorage.clear(); if (arguments[0]) sessionStorage.setItem('token', arguments[0]);`,
        token,
      );
      await session.send('navigate', { url: origin + path });
      await execute(`(${startHearing})();`);
    },
    async isAt(address) {
      await until(String(address), async () => address.test(String(await execute('return location.href;'))));
    },
    async finds(thing, within) {
      await find(thing, within);
    },
    async reads(text) {
      await until(
        `“${text}”`,
        () => execute('return document.body.innerText.includes(arguments[0]);', text) as Promise<boolean>,
      );
    },
    async hears(text) {
      await until(
        `hearing “${text}”`,
        () => execute('return window.heard.join("\\n").includes(arguments[0]);', text) as Promise<boolean>,
      );
    },
    async meets(...things) {
      await until(
        `meeting ${things.map(describe).join(', ')}`,
        () =>
          execute(
            `const find = ${listThings};
          let last;
          return arguments[0].every(([role, name]) => {
            const next = find(role, name).find((each) => !last || last.compareDocumentPosition(each) & 4);
            last = next ?? last;
            return next !== undefined;
          });`,
            things.map(plain),
          ) as Promise<boolean>,
      );
    },
    async presses(thing, within) {
      await until(`pressing ${describe(thing)}`, async () => {
        await session.send('click', { id: await find(thing, within) });
        return true;
      });
    },
    async types(thing, text, within) {
      const id = await find(thing, within);
      await session.send('clear', { id });
      await session.send('type', { id, text });
    },
    async picks(thing, option, within) {
      const id = await find(thing, within);
      const answer = await execute(
        'return [...arguments[0].options].find((each) => each.label === arguments[1]);',
        { [elementKey]: id },
        option,
      );
      await session.send('click', { id: (answer as Record<string, string>)[elementKey] });
    },
    async choosesFile(file) {
      const id = await until('a field for a file', async () => {
        const answer = await execute('return document.querySelector("input[type=file]");');
        return (answer as Record<string, string> | null)?.[elementKey];
      });
      await session.send('type', { id, text: file });
    },
    async hits(key) {
      const parts = key.split('+').map((part) => keys[part] ?? part);
      const actions = [
        ...parts.map((value) => ({ type: 'keyDown', value })),
        ...parts.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      await session.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async isOn(thing) {
      await until(
        `the focus on ${describe(thing)}`,
        () =>
          execute(
            `const find = ${listThings}; return find(arguments[0][0], arguments[0][1]).includes(document.activeElement);`,
            plain(thing),
          ) as Promise<boolean>,
      );
    },
  };
}

const describe = ([role, name]: Thing) => `the ${role} ${name}`;

/** As it goes into the page. */
function plain([role, name]: Thing) {
  return [role, typeof name === 'string' ? name : { source: name.source, flags: name.flags }];
}
