import { pageIn } from '#app/language/page-in.ts';

/** A page stores what was typed before its form was hydrated under this text, followed by the form's action in English. */
export const earlyTextKey = 'early ';

const campaignKey = 'tivoli-first-page';
const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/**
 * Remembers where this tab came from until it is closed, for the team that answers an enquiry. It sets no cookie, and
 * nothing leaves the browser unless a form is sent. Of the query it reads only the names that campaigns use. If the
 * visitor left the first page before its scripts ran, the referrer is a page of this site: that first page.
 */
export function rememberCampaign(): void {
  try {
    if (sessionStorage.getItem(campaignKey) !== null) return;
    const referrer = document.referrer ? new URL(document.referrer) : undefined;
    const isFromHere = referrer?.origin === location.origin;
    const { pathname, searchParams: query } = isFromHere ? referrer : new URL(location.href);
    const facts = new URLSearchParams({ landing_path: pathname });
    for (const field of utmFields) if (query.has(field)) facts.set(field, query.get(field) ?? '');
    if (referrer && !isFromHere) facts.set('referrer_host', referrer.host);
    sessionStorage.setItem(campaignKey, facts.toString());
  } catch {
    // The browser has no storage, or the referrer is no address: the enquiry works without it.
  }
}

/** Returns the query string that `readCampaign` reads; it is empty where the browser has no storage. */
export function storedCampaign(): string {
  try {
    return sessionStorage.getItem(campaignKey) ?? '';
  } catch {
    return '';
  }
}

/** A form that could not be sent because nobody answered. It is stored for as long as the tab is open. */
interface Unsent {
  place: string;
  /** Each further try sends the same id, so that a form that did arrive is stored once. */
  submissionId: string;
}

const unsentKey = (sendTo: string) => `unsent to ${pageIn('en', sendTo)}`;

export function placeOf(formId: string): string {
  return `${pageIn('en', location.pathname)}#${formId}`;
}

/** Returns the submission id of the form at this place if it is unsent. */
export function unsentAt(sendTo: string, place: string): string | undefined {
  try {
    const unsent = JSON.parse(sessionStorage.getItem(unsentKey(sendTo)) ?? 'null') as Partial<Unsent> | null;
    return unsent?.place === place ? unsent.submissionId : undefined;
  } catch {
    return undefined;
  }
}

/** A browser without storage forgets it when the page is loaded again. */
export function rememberUnsent(sendTo: string, unsent: Unsent | undefined): void {
  try {
    if (unsent) sessionStorage.setItem(unsentKey(sendTo), JSON.stringify(unsent));
    else sessionStorage.removeItem(unsentKey(sendTo));
  } catch {}
}
