import type { PropertyFields } from './property-field.ts';
import { factNamesTexts as texts } from './texts.ts';

/** Fields of the table `hotels`: the facilities that it offers. */
export const facilityFields = {
  services: { holds: 'texts', desk: { label: 'Services', kind: 'lines', hint: 'One a line.' } },
  /** The owner's description; empty if nothing is known. */
  accessibility: {
    holds: 'texts',
    desk: { label: 'Accessibility', kind: 'lines', hint: 'One a line; only what is known.' },
    fact: texts.accessibility,
  },
} as const satisfies PropertyFields;
