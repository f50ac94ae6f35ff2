import type { Picture } from '#platform/images/picture.ts';
import { picture } from './pictures/picture.ts';
import { site } from './site.ts';

export interface Leader {
  id: string;
  /** Empty until the owner supplies it; the page then leaves it out. */
  name: string;
  position: string;
  /** A professional profile. */
  profile: string;
  image: Picture;
  /** A crop begins at the picture's upper edge. */
  cropTop?: true;
}

function leader(id: keyof typeof portraits, position: string): Leader {
  return { id, name: '', position, profile: `${site.social.linkedin}/people/${id}`, image: portraits[id] };
}

/** Monograms replace portraits until the owner supplies those. */
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
    text: 'The family, and those who sit with it.',
    leaders: [
      leader('board-1', 'Chairman'),
      leader('board-2', 'Managing Director'),
      leader('board-3', 'Director, Hotels'),
      leader('board-4', 'Director, Banquets'),
    ],
  },
  {
    heading: 'Executive Leadership',
    text: 'Answers to the board for every house.',
    leaders: [leader('executive-1', 'Chief Executive Officer')],
  },
  {
    heading: 'Senior Management',
    text: 'Whom the houses call.',
    leaders: [leader('management-1', 'Head of Operations'), leader('management-2', 'Head of Sales and Events')],
  },
];

/** This is shown if a portrait cannot be loaded. */
export const portraitInstead = picture('brand/tivoli');
