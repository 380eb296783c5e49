/**
 * Does at the provider what a person does: follows redirects with the cookies of one browser, signs in, agrees to what
 * is asked for. @returns the address that the provider sends the browser back to
 */
export async function browse(url: string, subject: string, ends: readonly string[]): Promise<URL> {
  const cookies = new Map<string, string>();
  let next: { url: URL; form?: URLSearchParams } = { url: new URL(url) };
  for (let steps = 0; steps < 20; steps++) {
    if (ends.some((end) => next.url.href.startsWith(end))) return next.url;
    const response = await fetch(next.url, {
      method: next.form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form ? { body: next.form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      next = { url: new URL(location, next.url) };
      continue;
    }
    next = formOf(await response.text(), next.url, subject);
  }
  throw new Error('The provider did not come to an end');
}

/** The form of a page of the provider, filled in. */
function formOf(page: string, url: URL, subject: string): { url: URL; form: URLSearchParams } {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
  const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
  if (action === undefined || prompt === undefined)
    throw new Error(`The provider shows ${page.slice(0, 500)}`);
  const form = new URLSearchParams({ prompt });
  if (prompt === 'login') {
    form.set('login', subject);
    form.set('password', 'any');
  }
  return { url: new URL(action, url), form };
}
