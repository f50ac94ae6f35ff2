import type { PropertyFields } from './property-field.ts';

/** Of the table `hotels`: what it offers. */
export const facilityFields = {
  services: { holds: 'texts', desk: { label: 'Services', kind: 'lines', hint: 'One a line.' } },
  /** What the owner says of it; empty where nothing is known. */
  accessibility: {
    holds: 'texts',
    desk: { label: 'Accessibility', kind: 'lines', hint: 'One a line; only what is known.' },
    fact: 'Accessibility',
  },
} as const satisfies PropertyFields;
