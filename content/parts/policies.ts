import { propertyDefaults } from '#domain/constants.ts';
import type { Policies } from '#domain/property.ts';

/** The usual policies (part 1, section 9) and what differs at one property. */
export function policies(different: Partial<Policies> = {}): Policies {
  const { checkIn, checkOut, cancellation, pets } = propertyDefaults;
  return { checkIn, checkOut, cancellation, pets, ...different };
}
