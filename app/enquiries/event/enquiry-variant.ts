import type { Variant } from './enquiry.ts';

/** `home` where the form says so; every other form is the enquiry variant. */
export function variantOf(values: { variant?: string }): Variant {
  return values.variant === 'home' ? 'home' : 'enquiry';
}
