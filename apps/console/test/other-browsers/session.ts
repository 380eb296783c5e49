/** The commands of a browser: by HTTP as in the W3C's WebDriver, and by Firefox's names. */
const commands = {
  navigate: ['/url', 'WebDriver:Navigate'],
  execute: ['/execute/sync', 'WebDriver:ExecuteScript'],
  click: ['/element/{id}/click', 'WebDriver:ElementClick'],
  clear: ['/element/{id}/clear', 'WebDriver:ElementClear'],
  type: ['/element/{id}/value', 'WebDriver:ElementSendKeys'],
  act: ['/actions', 'WebDriver:PerformActions'],
  resize: ['/window/rect', 'WebDriver:SetWindowRect'],
} as const satisfies Record<string, readonly [path: string, name: string]>;

export type Command = keyof typeof commands;

/** A session of a browser that is driven by WebDriver. */
export interface Session {
  /** @throws Error with what the browser says */
  send(command: Command, parameters: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): Promise<void>;
}

/** The path of a command below its session; `{id}` is that of the element in its parameters. */
export function pathOf(command: Command, parameters: Readonly<Record<string, unknown>>): string {
  return commands[command][0].replace('{id}', String(parameters.id));
}

export const nameOf = (command: Command): string => commands[command][1];
