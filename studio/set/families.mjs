import { pictureSet } from '../set.mjs';
import { cuts, renders } from './renders.mjs';

/** Compositions that the eye takes for one another. Every other composition is a family of its own. */
const alike = {
  domes: ['palace', 'haveli', 'delhi', 'highway', 'nikah', 'sustain', 'mandap', 'poolside'],
  rooms: ['suite', 'chamber', 'salon'],
  auditoria: ['conference', 'lectern', 'applause', 'keynote'],
  haldi: ['haldi', 'haldiMorning'],
  restaurants: ['restaurant', 'bar'],
  towers: ['noida', 'rooftop'],
  emblems: ['emblem'],
  portraits: ['medallion'],
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
