import { hindi as amenities } from './amenities.hindi.ts';
import { hindi as announcements } from './announcements.hindi.ts';
import { hindi as brands } from './brands.hindi.ts';
import { hindi as careers } from './careers.hindi.ts';
import { hindi as groupTexts } from './group-texts.hindi.ts';
import { hindi as home } from './home.hindi.ts';
import { hindi as locations } from './locations.hindi.ts';
import { hindi as loyalty } from './loyalty.hindi.ts';
import { hindi as offers } from './offers.hindi.ts';
import { hindi as ourStory } from './our-story.hindi.ts';
import type { HindiTexts } from './parts/in-hindi.ts';
import { hindi as parts } from './parts/parts.hindi.ts';
import { hindi as people } from './people.hindi.ts';
import { hindi as clips } from './pictures/clip-briefs.hindi.ts';
import { hindi as pictures } from './pictures/pictures.hindi.ts';
import { hindi as places } from './places.hindi.ts';
import { hindi as press } from './press.hindi.ts';
import { hindi as prices } from './prices.hindi.ts';
import { hindi as omniaDwarkaExpressway } from './properties/omnia-dwarka-expressway.hindi.ts';
import { hindi as omniaGreaterNoida } from './properties/omnia-greater-noida.hindi.ts';
import { hindi as omniaNoida } from './properties/omnia-noida.hindi.ts';
import { hindi as theTivoli } from './properties/the-tivoli.hindi.ts';
import { hindi as tivoliBijwasan } from './properties/tivoli-bijwasan.hindi.ts';
import { hindi as tivoliHeritagePalace } from './properties/tivoli-heritage-palace.hindi.ts';
import { hindi as tivoliLotusCourt } from './properties/tivoli-lotus-court.hindi.ts';
import { hindi as tivoliRoyalCourtOkhla } from './properties/tivoli-royal-court-okhla.hindi.ts';
import { hindi as tivoliRoyalPalace } from './properties/tivoli-royal-palace.hindi.ts';
import { hindi as upperHseSultanpur } from './properties/upper-hse-sultanpur.hindi.ts';
import { hindi as wedcationAmbala } from './properties/wedcation-by-tivoli-ambala.hindi.ts';
import { hindi as wedcationIsrana } from './properties/wedcation-by-tivoli-israna.hindi.ts';
import { hindi as regionalOffices } from './regional-offices.hindi.ts';
import { hindi as sustainability } from './sustainability.hindi.ts';
import { hindi as upcomingHotels } from './upcoming-hotels.hindi.ts';
import { hindi as walkThroughs } from './walk-throughs.hindi.ts';
import { hindi as weddings } from './weddings.hindi.ts';

/**
 * The Hindi of all content: each file of content has its texts beside it. The server alone reads the whole; a file that
 * browsers load takes its own texts.
 */
export const hindiTexts: HindiTexts = {
  ...locations,
  ...places,
  ...brands,
  ...amenities,
  ...parts,
  ...pictures,
  ...clips,
  ...theTivoli,
  ...tivoliRoyalPalace,
  ...tivoliHeritagePalace,
  ...wedcationAmbala,
  ...wedcationIsrana,
  ...tivoliLotusCourt,
  ...tivoliBijwasan,
  ...tivoliRoyalCourtOkhla,
  ...omniaDwarkaExpressway,
  ...omniaGreaterNoida,
  ...upperHseSultanpur,
  ...omniaNoida,
  ...offers,
  ...announcements,
  ...home,
  ...careers,
  ...groupTexts,
  ...loyalty,
  ...ourStory,
  ...people,
  ...press,
  ...prices,
  ...regionalOffices,
  ...sustainability,
  ...upcomingHotels,
  ...walkThroughs,
  ...weddings,
};
