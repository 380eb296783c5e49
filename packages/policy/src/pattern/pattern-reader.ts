/** A place in a pattern that moves on as characters are taken. */
export class PatternReader {
  readonly text: string;
  position = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The character that comes next; undefined at the end. */
  peek(): string | undefined {
    const code = this.text.codePointAt(this.position);
    return code === undefined ? undefined : String.fromCodePoint(code);
  }

  take(): string | undefined {
    const character = this.peek();
    this.position += character?.length ?? 0;
    return character;
  }

  startsWith(sign: string): boolean {
    return this.text.startsWith(sign, this.position);
  }

  /** Takes a sign if it comes next, and tells whether it did. */
  takeSign(sign: string): boolean {
    if (!this.startsWith(sign)) return false;
    this.position += sign.length;
    return true;
  }

  /** Takes what a sticky expression finds here; undefined when it finds nothing. */
  match(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.position;
    const found = sticky.exec(this.text)?.[0];
    this.position += found?.length ?? 0;
    return found;
  }
}
