/** Where a page leads that posts its form by itself (`form_post`), with what it posts as a query. */
function postedBack(page: string): URL | null {
  const action = /<form method="post" action="(https?:[^"]+)">/.exec(page)?.[1];
  if (action === undefined) return null;
  const back = new URL(action);
  for (const [, name = '', value = ''] of page.matchAll(
    /type="hidden" name="(\w+)" value="([^"]*)"/g,
  )) {
    back.searchParams.set(name, value);
  }
  return back;
}

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
  const page = await response.text();
  const location = response.headers.get('location');
  return location === null ? postedBack(page) : new URL(location, url);
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
 * browser comes back to who sent it. A browser that comes more than once brings its cookies.
 */
export async function signInAs(
  authorizeUrl: string,
  name: string | null,
  cookies = new Map<string, string>(),
): Promise<URL> {
  const page = await follow(new URL(authorizeUrl), cookies);
  if (page.origin !== new URL(authorizeUrl).origin) return page;
  const form = name === null ? { cancel: 'cancel' } : { name };
  return follow(page, cookies, new URLSearchParams(form));
}
