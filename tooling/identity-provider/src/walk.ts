/** A browser without a window: it keeps cookies, and goes where it is sent within one host. */
async function step(url: URL, cookies: Map<string, string>, form?: URLSearchParams) {
  const response = await fetch(url, {
    method: form === undefined ? 'GET' : 'POST',
    headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    redirect: 'manual',
    ...(form === undefined ? {} : { body: form }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    cookies.set(name, value);
  }
  await response.arrayBuffer();
  const location = response.headers.get('location');
  return location === null ? null : new URL(location, url);
}

async function follow(from: URL, cookies: Map<string, string>, form?: URLSearchParams) {
  let at = from;
  let next = await step(at, cookies, form);
  while (next !== null) {
    at = next;
    if (next.host !== from.host) return at;
    next = await step(next, cookies);
  }
  return at;
}

/**
 * Walks through the stand-in as somebody of that name; null cancels. Gives the address at which the
 * browser comes back to who sent it.
 */
export async function signInAs(authorizeUrl: string, name: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  const page = await follow(new URL(authorizeUrl), cookies);
  if (page.origin !== new URL(authorizeUrl).origin) return page;
  const form = name === null ? { cancel: 'cancel' } : { name };
  return follow(page, cookies, new URLSearchParams(form));
}
