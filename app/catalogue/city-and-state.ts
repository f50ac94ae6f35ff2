import type { Property } from './property.ts';

/** "Noida, Uttar Pradesh"; the state is left out where the city names it, as in "New Delhi". */
export function cityAndState({ city, state }: Pick<Property['address'], 'city' | 'state'>): string {
  return city.endsWith(state) ? city : [city, state].filter(Boolean).join(', ');
}
