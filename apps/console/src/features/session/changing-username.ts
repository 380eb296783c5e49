let username: string | undefined;

/** Whose sign-in was answered by asking for another password. Kept in memory only: a reload forgets it. */
export function noteChangingUsername(name: string): void {
  username = name;
}

export function changingUsername(): string | undefined {
  return username;
}
