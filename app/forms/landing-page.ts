const key = 'tivoli-first-page';
const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/**
 * Remembers where this tab came from until it is closed, for the team that answers an enquiry. It sets no cookie, and
 * nothing leaves the browser unless a form is sent. Of the query it reads only the names that campaigns use. Where the
 * visitor went on before the first page's scripts ran, the referrer on this site is that first page.
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
    // The browser has no storage, or the referrer is no address: the enquiry works without it.
  }
}

/** The query string that `readCampaign` reads; empty where the browser has no storage. */
export function firstPage(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
