import type { EnquiryValues } from '#domain/enquiry.ts';
import type { Property } from '#domain/property.ts';
import { wordsAbout } from './words-about.ts';

/** What is known beforehand where the address names one of the property's spaces: `?space=oyster-greens`. */
export function filledAbout({ spaces }: Property, request: Request): Partial<EnquiryValues> | undefined {
  const asked = new URL(request.url).searchParams.get('space');
  const space = spaces.find(({ id }) => id === asked);
  return space && { special_requirements: wordsAbout(space.name) };
}
