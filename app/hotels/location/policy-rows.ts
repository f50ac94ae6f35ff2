import type { Property } from '#app/catalogue/property.ts';
import type { FactRow } from '#app/hotels/spaces/planning-rows.ts';

const names: [keyof Property['policies'], string][] = [
  ['checkIn', 'Check-in'],
  ['checkOut', 'Check-out'],
  ['cancellation', 'Cancellation'],
  ['pets', 'Pets'],
];

/** Of a property whose plan has no section for planners. */
const eventNames: [keyof Property['policies'], string][] = [
  ['eventBooking', 'Event booking'],
  ['catering', 'Catering'],
  ['decoration', 'Decoration'],
  ['capacity', 'Capacity'],
  ['parking', 'Parking'],
];

/** The house's rules; those for events stand with the planner's section where the plan has one. */
export function policyRows({ policies, plan }: Property): FactRow[] {
  const shown = plan.sections.includes('planning') ? names : [...names, ...eventNames];
  return shown.flatMap(([key, name]) => (policies[key] ? [{ name, text: policies[key] }] : []));
}
