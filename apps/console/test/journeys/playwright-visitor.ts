import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startHearing } from './in-page.ts';
import { readTree } from './tree.ts';
import type { Thing, Visitor } from './visitor.ts';

/** A visitor at Chromium, who hears what the browser tells assistive technology. */
export async function visitWith(page: Page, goto: (path: string) => Promise<void>): Promise<Visitor> {
  await page.addInitScript(startHearing);
  const locate = ([role, name]: Thing, within?: Thing): Locator =>
    (within ? locate(within) : page).getByRole(role, { name, exact: typeof name === 'string' }).first();
  return {
    go: goto,
    isAt: (address) => page.waitForURL(address),
    finds: (thing, within) => locate(thing, within).waitFor(),
    reads: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    async hears(text) {
      const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[]);
      await expect
        .poll(async () => (await heard()).join('\n'), { message: `hears “${text}”` })
        .toContain(text);
    },
    async meets(...things) {
      const missing = async () => {
        const lines = await readTree(page);
        let from = 0;
        for (const [role, name] of things) {
          const at = lines.findIndex(
            (line, place) =>
              place >= from &&
              line.role === role &&
              (typeof name === 'string' ? line.name === name : name.test(line.name)),
          );
          if (at < 0) return `${role} ${name} after ${JSON.stringify(lines[from - 1] ?? 'the beginning')}`;
          from = at + 1;
        }
        return 'nothing';
      };
      await expect.poll(missing, { message: 'what is missing on the way' }).toBe('nothing');
    },
    presses: (thing, within) => locate(thing, within).click(),
    types: (thing, text, within) => locate(thing, within).fill(text),
    async picks(thing, option, within) {
      await locate(thing, within).selectOption({ label: option });
    },
    choosesFile: (file) => page.locator('input[type=file]').first().setInputFiles(file),
    hits: (key) => page.keyboard.press(key),
    async isOn(thing) {
      const focused = locate(thing);
      await expect
        .poll(() => focused.evaluate((element) => element === document.activeElement), {
          message: String(thing),
        })
        .toBe(true);
    },
  };
}
