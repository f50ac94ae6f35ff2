import { moneyTexts as texts } from './texts.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** A price in whole rupees; null if the hotel names none. */
export interface Price {
  currency: 'INR';
  amount: number | null;
  note?: string;
}

/** Formats whole rupees with the Indian grouping: 25000 → "₹25,000", 1250000 → "₹12,50,000". Hindi writes the same. */
export function formatInr(amount: number): string {
  return rupees.format(amount);
}

/** Returns the text of a room's price: its note if it has one, else "From ₹25,000", else "Contact for rates". */
export function priceText(price: Price): string {
  if (price.note) return price.note;
  return price.amount === null ? texts.contactForRates : texts.from(formatInr(price.amount));
}
