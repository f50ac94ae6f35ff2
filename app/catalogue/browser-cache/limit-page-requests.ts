const load = () => import('./request-page.ts');

/**
 * Bounds the requests by which the router loads the data of a page (see `request-page.ts`). The router has no setting
 * for it, so `fetch` is wrapped. The desk has limits of its own. What bounds them is loaded when `started` resolves, at the
 * latest with the first request; without it a request goes as it is.
 */
export function limitPageRequests(scope: { fetch: typeof fetch }, started: Promise<void>): void {
  const plain = scope.fetch.bind(scope) as typeof fetch;
  scope.fetch = (input, init) => {
    const path = pathOf(input, init);
    if (path === undefined) return plain(input, init);
    return load().then(
      ({ requestPage }) => requestPage(path, init?.signal, (signal) => plain(input, { ...init, signal })),
      () => plain(input, init),
    );
  };
  started.then(load).catch(() => {});
}

function pathOf(input: RequestInfo | URL, init?: RequestInit): string | undefined {
  if (!(input instanceof URL) || (init?.method ?? 'GET') !== 'GET') return undefined;
  const { pathname } = input;
  return pathname.endsWith('.data') && !pathname.startsWith('/desk') ? pathname.replace(/(_)?\.data$/, '') : undefined;
}
