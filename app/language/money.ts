import { moneyTexts as texts } from './texts.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Formats whole rupees with the Indian grouping: 25000 → "₹25,000", 1250000 → "₹12,50,000". Hindi writes the same. */
export function formatInr(amount: number): string {
  return rupees.format(amount);
}

/** Formats an amount as people say it, to two figures behind the point: "₹9.6 lakh", "₹1.25 crore", "₹25,000". */
export function formatRoughInr(amount: number, words = texts): string {
  const lakhs = Math.round(amount / 1000) / 100;
  if (lakhs < 1) return formatInr(amount);
  return lakhs < 100 ? words.lakh(String(lakhs)) : words.crore(String(Math.round(lakhs) / 100));
}
