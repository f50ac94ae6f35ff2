import type { Property } from '#app/catalogue/property.ts';
import { omniaDwarkaExpressway } from './properties/omnia-dwarka-expressway.ts';
import { omniaGreaterNoida } from './properties/omnia-greater-noida.ts';
import { omniaNoida } from './properties/omnia-noida.ts';
import { theTivoli } from './properties/the-tivoli.ts';
import { tivoliBijwasan } from './properties/tivoli-bijwasan.ts';
import { tivoliHeritagePalace } from './properties/tivoli-heritage-palace.ts';
import { tivoliLotusCourt } from './properties/tivoli-lotus-court.ts';
import { tivoliRoyalCourtOkhla } from './properties/tivoli-royal-court-okhla.ts';
import { tivoliRoyalPalace } from './properties/tivoli-royal-palace.ts';
import { upperHseSultanpur } from './properties/upper-hse-sultanpur.ts';
import { wedcationAmbala } from './properties/wedcation-by-tivoli-ambala.ts';
import { wedcationIsrana } from './properties/wedcation-by-tivoli-israna.ts';

/** The twelve built-in properties, in their order. They are the database's seed and its fallback. */
export const properties: Property[] = [
  theTivoli,
  tivoliRoyalPalace,
  tivoliHeritagePalace,
  wedcationAmbala,
  wedcationIsrana,
  tivoliLotusCourt,
  tivoliBijwasan,
  tivoliRoyalCourtOkhla,
  omniaDwarkaExpressway,
  omniaGreaterNoida,
  upperHseSultanpur,
  omniaNoida,
];
