import type { Property } from '#app/catalogue/property.ts';
import type { EnquiryValues } from '#app/enquiries/event/enquiry.ts';
import { enquiryPrefill } from './enquiry-prefill.ts';

/** Fills in the subject if the address names one of the property's spaces: `?space=oyster-greens`. */
export function prefillSpace({ spaces }: Property, request: Request): Partial<EnquiryValues> | undefined {
  const slug = new URL(request.url).searchParams.get('space');
  const space = spaces.find(({ id }) => id === slug);
  return space && { space: space.id, special_requirements: enquiryPrefill(space.name) };
}
