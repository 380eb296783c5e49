let username: string | undefined;

/** The user who must change the password after a sign-in. Kept in memory only, so a reload forgets it. */
export function noteChangingUsername(name: string): void {
  username = name;
}

export function changingUsername(): string | undefined {
  return username;
}
