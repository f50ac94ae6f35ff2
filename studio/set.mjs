import { group, socialPreviews } from './set/group.mjs';
import { home } from './set/home.mjs';
import { omniaDwarkaExpressway } from './set/omnia-dwarka-expressway.mjs';
import { omniaGreaterNoida } from './set/omnia-greater-noida.mjs';
import { omniaNoida } from './set/omnia-noida.mjs';
import { rooms } from './set/rooms.mjs';
import { theTivoli } from './set/the-tivoli.mjs';
import { tivoliBijwasan } from './set/tivoli-bijwasan.mjs';
import { tivoliHeritagePalace } from './set/tivoli-heritage-palace.mjs';
import { tivoliLotusCourt } from './set/tivoli-lotus-court.mjs';
import { tivoliRoyalCourtOkhla } from './set/tivoli-royal-court-okhla.mjs';
import { tivoliRoyalPalace } from './set/tivoli-royal-palace.mjs';
import { upperHseSultanpur } from './set/upper-hse-sultanpur.mjs';
import { wedcationByTivoliAmbala } from './set/wedcation-by-tivoli-ambala.mjs';
import { wedcationByTivoliIsrana } from './set/wedcation-by-tivoli-israna.mjs';

/** Every picture of the site by its name: what is drawn, in which hour, cut how. */
export const pictureSet = {
  ...home,
  ...group,
  ...socialPreviews,
  ...rooms,
  ...theTivoli,
  ...tivoliRoyalPalace,
  ...tivoliHeritagePalace,
  ...wedcationByTivoliAmbala,
  ...wedcationByTivoliIsrana,
  ...tivoliLotusCourt,
  ...tivoliBijwasan,
  ...tivoliRoyalCourtOkhla,
  ...omniaDwarkaExpressway,
  ...omniaGreaterNoida,
  ...upperHseSultanpur,
  ...omniaNoida,
};
