import type { Picture } from '#platform/images/picture.ts';
import { picture } from './pictures/picture.ts';
import { site } from './site.ts';

export interface Leader {
  id: string;
  /** Empty until the owner supplies it; the page then leaves it out. */
  name: string;
  position: string;
  /** What the office answers for, in one sentence. */
  answersFor: string;
  /** A professional profile. */
  profile: string;
  image: Picture;
  /** A crop begins at the picture's upper edge. */
  cropTop?: true;
}

function leader(id: keyof typeof portraits, position: string, answersFor: string): Leader {
  return { id, name: '', position, answersFor, profile: `${site.social.linkedin}/people/${id}`, image: portraits[id] };
}

/** They are shown beside a name; until the owner supplies names and portraits, each position is a line of type. */
const portraits = {
  'board-1': picture('people/board-1'),
  'board-2': picture('people/board-2'),
  'board-3': picture('people/board-3'),
  'board-4': picture('people/board-4'),
  'executive-1': picture('people/executive-1'),
  'management-1': picture('people/management-1'),
  'management-2': picture('people/management-2'),
};

/** The people page has groups of four, one and two people. */
export const people: { heading: string; text: string; leaders: Leader[] }[] = [
  {
    heading: 'Board of Directors',
    text: 'The family, and the directors who decide with it.',
    leaders: [
      leader('board-1', 'Chairman', 'Leads the board and speaks for the family.'),
      leader('board-2', 'Managing Director', 'Runs the group from day to day, and decides on new houses.'),
      leader('board-3', 'Director, Hotels', 'Answers for rooms, restaurants and service in every hotel.'),
      leader('board-4', 'Director, Banquets', 'Answers for halls, lawns and kitchens at weddings and events.'),
    ],
  },
  {
    heading: 'Executive Leadership',
    text: 'Answers to the board for every house.',
    leaders: [leader('executive-1', 'Chief Executive Officer', 'Answers for every house, its people and its figures.')],
  },
  {
    heading: 'Senior Management',
    text: 'The people whom our houses call first.',
    leaders: [
      leader(
        'management-1',
        'Head of Operations',
        'Answers for how each house is run: staff, safety, supplies and upkeep.',
      ),
      leader(
        'management-2',
        'Head of Sales and Events',
        'Answers for enquiries, prices and contracts, from the first call to the day itself.',
      ),
    ],
  },
];

/** This is shown if a portrait cannot be loaded. */
export const portraitInstead = picture('brand/tivoli');
