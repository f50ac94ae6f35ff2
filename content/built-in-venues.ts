import type { EnquiryVenue } from '#app/enquiries/enquiry.ts';

/** The built-in properties as a form names them, by name, for a browser that cannot load the list. */
export const builtInVenues: EnquiryVenue[] = [
  { slug: 'omnia-dwarka-expressway', name: 'Omnia Dwarka Expressway', city: 'New Delhi', state: 'Delhi' },
  { slug: 'omnia-greater-noida', name: 'Omnia Greater Noida', city: 'Greater Noida', state: 'Uttar Pradesh' },
  { slug: 'omnia-noida', name: 'Omnia Noida', city: 'Noida', state: 'Uttar Pradesh' },
  { slug: 'the-tivoli', name: 'The Tivoli', city: 'New Delhi', state: 'Delhi' },
  { slug: 'upper-hse-sultanpur', name: 'The Upper HSE, Sultanpur', city: 'New Delhi', state: 'Delhi' },
  { slug: 'tivoli-bijwasan', name: 'Tivoli Bijwasan', city: 'New Delhi', state: 'Delhi' },
  { slug: 'tivoli-heritage-palace', name: 'Tivoli Heritage Palace', city: 'Rewari', state: 'Haryana' },
  { slug: 'tivoli-lotus-court', name: 'Tivoli Lotus Court', city: 'Noida', state: 'Uttar Pradesh' },
  { slug: 'tivoli-royal-court-okhla', name: 'Tivoli Royal Court, Okhla', city: 'New Delhi', state: 'Delhi' },
  { slug: 'tivoli-royal-palace', name: 'Tivoli Royal Palace', city: 'Palwal', state: 'Haryana' },
  { slug: 'wedcation-by-tivoli-ambala', name: 'Wedcation, Ambala', city: 'Ambala', state: 'Haryana' },
  { slug: 'wedcation-by-tivoli-israna', name: 'Wedcation, Israna', city: 'Israna', state: 'Haryana' },
];
