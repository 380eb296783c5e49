/** The name of a role of ARIA. */
type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'grid'
  | 'heading'
  | 'link'
  | 'main'
  | 'navigation'
  | 'option'
  | 'row'
  | 'searchbox'
  | 'switch'
  | 'textbox'
  | 'treegrid';

/** Something on a page as people meet it who do not see it: its role and its name, the whole of it or a pattern. */
export type Thing = readonly [role: Role, name: string | RegExp];

/** Somebody at a browser. Every step waits until it can be done. */
export interface Visitor {
  /** Loads an address of the console. */
  go(path: string): Promise<void>;
  isAt(address: RegExp): Promise<void>;
  finds(thing: Thing, within?: Thing): Promise<void>;
  /** Text that is shown somewhere. */
  reads(text: string): Promise<void>;
  /** Waits for an announcement since the page was loaded. */
  hears(text: string): Promise<void>;
  /** Meets these things one after the other on the way through the page. */
  meets(...things: readonly Thing[]): Promise<void>;
  presses(thing: Thing, within?: Thing): Promise<void>;
  types(thing: Thing, text: string, within?: Thing): Promise<void>;
  picks(thing: Thing, option: string, within?: Thing): Promise<void>;
  /** Chooses a file of this machine in the only field for one. */
  choosesFile(file: string): Promise<void>;
  /** A key, such as `Enter`, `j`, or `Control+k`. */
  hits(key: string): Promise<void>;
  /** The thing that has the focus. */
  isOn(thing: Thing): Promise<void>;
}
