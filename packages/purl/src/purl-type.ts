/** True if a lower-case text is a valid type: a letter, then letters, digits, `.` or `-`. */
export function isPurlType(type: string): boolean {
  return /^[a-z][a-z0-9.-]*$/.test(type);
}
