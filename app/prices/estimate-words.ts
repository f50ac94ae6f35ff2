import { formatInr, formatRoughInr } from '#app/language/money.ts';
import { moneyTexts } from '#app/language/texts.ts';
import type { Estimate } from './estimate.ts';
import { estimateTexts } from './texts.ts';

/** The words in which an estimate is written, in the language of the page unless those of another one are given. */
export interface EstimateWords {
  texts: typeof estimateTexts;
  money: typeof moneyTexts;
}

const wordsOfPage: EstimateWords = { texts: estimateTexts, money: moneyTexts };

/** Writes "₹9.6 lakh – ₹11.4 lakh, plus taxes, without rooms (an estimate)"; empty without an estimate. */
export function estimateInWords(found: Estimate | null | undefined, { texts, money } = wordsOfPage): string {
  if (!found) return '';
  const { low, high, plusTaxes, without, lines } = found;
  const taxes = lines.flatMap(({ what, name }) => (what === 'tax' && name ? [name] : []));
  const parts = [
    low === high ? formatInr(low) : `${formatRoughInr(low, money)} – ${formatRoughInr(high, money)}`,
    plusTaxes ? texts.plusTaxes : taxes.length > 0 ? texts.withTaxes(taxes.join(', ')) : '',
    without.includes('rooms') ? texts.withoutRooms : '',
    without.some((what) => what !== 'rooms') ? texts.withoutSome : '',
  ];
  return texts.estimate(parts.filter(Boolean).join(', '));
}
