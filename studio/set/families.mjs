import { pictureSet } from '../set.mjs';
import { cuts, renders } from './renders.mjs';

/** Compositions that the eye takes for one another. Every other composition is a family of its own. */
const alike = {
  domes: ['palace', 'haveli', 'delhi', 'highway', 'sustain', 'mandap', 'poolside'],
  rooms: [
    'salon',
    'ambalaClub',
    'ambalaDeluxe',
    'ambalaExecutive',
    'ambalaFamily',
    'ambalaFamilySuite',
    'ambalaSuperDeluxe',
    'bijwasanDeluxe',
    'bijwasanSuperDeluxe',
    'breakfastInBed',
    'heritageStandard',
    'heritageSuperior',
    'isranaBalcony',
    'isranaCasa',
    'isranaQueenSuite',
    'isranaStandard',
    'lampAndBooks',
    'lotusStandard',
    'lotusSuperDeluxe',
    'morningCurtains',
    'nightDesk',
    'omniaDwarkaSuite',
    'omniaGreaterNoidaSuite',
    'omniaNoidaSuite',
    'readingChair',
    'readingWindow',
    'royalPalaceDeluxe',
    'royalPalaceStandard',
    'tivoliDeluxe',
    'tivoliPalaceSuite',
    'upperHseStandard',
  ],
  auditoria: ['conference', 'lectern', 'applause', 'keynote'],
  haldi: ['haldi', 'haldiMorning'],
  towers: ['noida', 'rooftop'],
  emblems: ['emblem'],
  portraits: ['portrait'],
  petalShowers: ['petalWalk', 'petalAisle'],
};
const familyOfComposition = Object.fromEntries(
  Object.entries(alike).flatMap(([family, compositions]) => compositions.map((one) => [one, family])),
);

/** What a place that is rendered is taken for, where it is taken for a drawing. */
const familyOfPlace = {
  palace: 'domes',
  guestroom: 'rooms',
};

/** Returns the family of a picture by its name. */
export function familyOf(name) {
  const render = cuts[name]?.render;
  if (render) {
    const { place } = renders[render];
    return familyOfPlace[place] ?? place;
  }
  const composition = pictureSet[name]?.composition;
  return familyOfComposition[composition] ?? composition;
}
