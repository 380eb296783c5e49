/** The message as HTML. It is stored percent-encoded, as the contract has it; what is not stays as it is. */
export function readWelcome(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The stored form of a message. */
export function writeWelcome(html: string): string {
  return encodeURIComponent(html);
}
