let common: Promise<ReadonlySet<string>> | undefined;

/**
 * True if attackers try this password first: it is one of the 49,000 that turn up most often in published leaks, without
 * regard to case. The list takes 80 ms and some megabytes to unpack, so that only the first new password does that.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
