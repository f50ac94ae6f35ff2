const key = 'tivoli-first-page';
const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/**
 * Keeps where this tab came from until it is closed, for the team that answers an enquiry: no cookie, and nothing that
 * leaves the browser unless a form is sent. Reads names that campaigns put into addresses, and no other part of a query.
 * Whoever went on before the first page's scripts ran has come from that page.
 */
export function rememberFirstPage(): void {
  try {
    if (sessionStorage.getItem(key) !== null) return;
    const referrer = document.referrer ? new URL(document.referrer) : undefined;
    const isFromHere = referrer?.origin === location.origin;
    const { pathname, searchParams: query } = isFromHere ? referrer : new URL(location.href);
    const facts = new URLSearchParams({ landing_path: pathname });
    for (const field of utmFields) if (query.has(field)) facts.set(field, query.get(field) ?? '');
    if (referrer && !isFromHere) facts.set('referrer_host', referrer.host);
    sessionStorage.setItem(key, facts.toString());
  } catch {
    // A browser that keeps nothing, or an odd referrer: the enquiry counts, not where it came from.
  }
}

/** A query string of `app/forms/server/read-hidden-fields.server.ts`'s fields; empty where the browser keeps nothing. */
export function firstPage(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
