import type { Leader } from '#app/catalogue/editorial.ts';
import { asSample } from './parts/as-sample.ts';
import { type PictureName, picture } from './pictures/picture.ts';
import { site } from './site.ts';

/** The groups of the people page, each with the heading that stands above its people. */
export const people = [
  { id: 'board', heading: 'Board of Directors', text: 'The family, and the directors who decide with it.' },
  { id: 'executive', heading: 'Executive Leadership', text: 'Answers to the board for every house.' },
  { id: 'management', heading: 'Senior Management', text: 'The people whom our houses call first.' },
];

type Words = Pick<Leader, 'name' | 'position' | 'answersFor'>;

function leader(group: string, place: number, words: Words): Leader {
  const id = `${group}-${place}`;
  const image = picture(`people/${id}` as PictureName);
  return asSample({ id, group, ...words, profile: `${site.social.linkedin}/people/${id}`, cropTop: false, image });
}

/** Four, one and two people that stand for those of the owner. Nobody has these names. */
export const leaders: Leader[] = [
  leader('board', 1, {
    name: 'Arvind Sample',
    position: 'Chairman',
    answersFor: 'Leads the board and speaks for the family.',
  }),
  leader('board', 2, {
    name: 'Meera Sample',
    position: 'Managing Director',
    answersFor: 'Runs the group from day to day, and decides on new houses.',
  }),
  leader('board', 3, {
    name: 'Kabir Sample',
    position: 'Director, Hotels',
    answersFor: 'Answers for rooms, restaurants and service in every hotel.',
  }),
  leader('board', 4, {
    name: 'Leela Sample',
    position: 'Director, Banquets',
    answersFor: 'Answers for halls, lawns and kitchens at weddings and events.',
  }),
  leader('executive', 1, {
    name: 'Rohan Sample',
    position: 'Chief Executive Officer',
    answersFor: 'Answers for every house, its people and its figures.',
  }),
  leader('management', 1, {
    name: 'Asha Sample',
    position: 'Head of Operations',
    answersFor: 'Answers for how each house is run: staff, safety, supplies and upkeep.',
  }),
  leader('management', 2, {
    name: 'Farhan Sample',
    position: 'Head of Sales and Events',
    answersFor: 'Answers for enquiries, prices and contracts, from the first call to the day itself.',
  }),
];

/** This is shown if a portrait cannot be loaded. */
export const portraitInstead = picture('brand/tivoli');
