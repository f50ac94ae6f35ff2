import type { Leader } from '#app/catalogue/editorial.ts';
import { asSample } from './parts/as-sample.ts';
import { type PictureName, picture } from './pictures/picture.ts';
import { site } from './site.ts';

/** The groups of the people page, each with the heading that stands above its people. */
export const people = [
  { id: 'board', heading: 'Board of Directors', text: 'The family, and the directors who decide with it.' },
  { id: 'executive', heading: 'Executive Leadership', text: 'Reports to the board.' },
  { id: 'management', heading: 'Senior Management', text: 'The people whom our houses call first.' },
];

type Words = Pick<Leader, 'name' | 'position' | 'answersFor'>;

function leader(group: string, place: number, words: Words): Leader {
  const id = `${group}-${place}`;
  const image = picture(`people/${id}` as PictureName);
  return asSample({ id, group, ...words, profile: `${site.social.linkedin}/people/${id}`, cropTop: false, image });
}

/** Four, one and two people that stand for those of the owner. First names alone name nobody. */
export const leaders: Leader[] = [
  leader('board', 1, {
    name: 'Arvind',
    position: 'Chairman',
    answersFor: 'Leads the board and speaks for the family.',
  }),
  leader('board', 2, {
    name: 'Meera',
    position: 'Managing Director',
    answersFor: 'Runs the group from day to day, and decides on new houses.',
  }),
  leader('board', 3, {
    name: 'Kabir',
    position: 'Director, Hotels',
    answersFor: 'Rooms, restaurants and service in every hotel.',
  }),
  leader('board', 4, {
    name: 'Leela',
    position: 'Director, Banquets',
    answersFor: 'Halls, lawns and kitchens at weddings and events.',
  }),
  leader('executive', 1, {
    name: 'Rohan',
    position: 'Chief Executive Officer',
    answersFor: 'Leads all houses, their people and their accounts.',
  }),
  leader('management', 1, {
    name: 'Asha',
    position: 'Head of Operations',
    answersFor: 'Staff, safety, supplies and upkeep in each house.',
  }),
  leader('management', 2, {
    name: 'Farhan',
    position: 'Head of Sales and Events',
    answersFor: 'Enquiries, prices and contracts, from the first call to the day itself.',
  }),
];

/** This is shown if a portrait cannot be loaded. */
export const portraitInstead = picture('brand/tivoli');
