import { cleanLine } from '#platform/clean-text.ts';

/** Where a visitor came from, as far as addresses tell: columns of the lead. */
export const campaignFields = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  /** The host alone: an address may carry personal data. */
  referrer_host: 255,
  /** The tab's first page, without its query. */
  landing_path: 500,
} as const;
export type Campaign = Partial<Record<keyof typeof campaignFields, string>>;

/** What a form's script sends along, as a query string; whatever is no campaign is left out. */
export function readCampaign(text: string): Campaign {
  const sent = new URLSearchParams(text);
  const campaign: Campaign = {};
  for (const [field, limit] of Object.entries(campaignFields) as [keyof Campaign, number][]) {
    const value = cleanLine(sent.get(field) ?? '').slice(0, limit);
    if (value && isPossible(field, value)) campaign[field] = value;
  }
  return campaign;
}

function isPossible(field: keyof Campaign, value: string): boolean {
  if (field === 'landing_path') return /^\/[^?#]*$/.test(value);
  if (field === 'referrer_host') return /^[\p{L}\p{N}.-]+(?::\d+)?$/u.test(value);
  return true;
}
