/** The value of the first cookie of that name in a `Cookie` header. */
export function cookieOf(cookies: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  return cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}
