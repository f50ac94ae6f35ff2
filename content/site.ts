import type { BrandSlug } from '#app/catalogue/brand.ts';

/**
 * The group's own facts, each named once. Phones, e-mails and external addresses are sample values until the owner
 * supplies theirs: phones of the form +91 11 5550 01xx, everything else under example.com.
 */
export const site = {
  name: 'Tivoli',
  description: 'Hotels, banquet venues and wedding destinations in and around Delhi.',
  /** The family has hosted guests since 1931; the Tivoli brand was founded in 1988. A text says which it means. */
  family: { since: 1931, generations: 3 },
  brandFounded: 1988,
  currency: 'INR',
  country: 'India',
  timeZone: 'Asia/Kolkata',
  headOffice: {
    street: '1, Chhatarpur',
    city: 'New Delhi',
    postalCode: '110074',
    phone: '+91 11 5550 0100',
    email: 'hello@example.com',
  },
  centralReservations: { phone: '+91 11 5550 0101', email: 'reservations@example.com' },
  salesInbox: 'sales@example.com',
  whatsapp: '911155500101',
  media: { email: 'media@example.com' },
  careers: { email: 'careers@example.com' },
  security: { email: 'security@example.com' },
  grievanceOfficer: { email: 'privacy@example.com', phone: '+91 11 5550 0102' },
  social: {
    linkedin: 'https://linkedin.example.com/tivoli',
    instagram: 'https://instagram.example.com/tivoli',
    facebook: 'https://facebook.example.com/tivoli',
    youtube: 'https://youtube.example.com/tivoli',
  },
  /** External documents that replace our own pages, if the owner has them. */
  documents: { privacy: undefined, terms: undefined, cookies: undefined } as Record<
    'privacy' | 'terms' | 'cookies',
    string | undefined
  >,
  /** The brands in the order of the footer's sales block. */
  salesBrands: ['tivoli', 'omnia', 'wedcation', 'upper-hse'] satisfies BrandSlug[],
  /** The footer's hotel locations: a heading and the slugs under it. */
  footerHotels: [
    {
      heading: 'Delhi',
      slugs: [
        'the-tivoli',
        'tivoli-bijwasan',
        'tivoli-royal-court-okhla',
        'upper-hse-sultanpur',
        'omnia-dwarka-expressway',
      ],
    },
    { heading: 'Noida', slugs: ['tivoli-lotus-court', 'omnia-noida'] },
    { heading: 'Greater Noida', slugs: ['omnia-greater-noida'] },
    { heading: 'Panipat', slugs: ['wedcation-by-tivoli-israna'] },
    { heading: 'Ambala', slugs: ['wedcation-by-tivoli-ambala'] },
    { heading: 'Palwal', slugs: ['tivoli-royal-palace'] },
    { heading: 'Rewari', slugs: ['tivoli-heritage-palace'] },
  ],
} as const;
