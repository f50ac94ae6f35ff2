import type { WalkThrough } from '#app/catalogue/walk-through.ts';
import { picture } from './pictures/picture.ts';

/** Our own virtual tours: views of a house that lead into each other. */
export const walkThroughs: WalkThrough[] = [
  {
    property: 'tivoli-royal-palace',
    title: 'A walk through Tivoli Royal Palace',
    views: [
      {
        id: 'arrival',
        title: 'Arrival',
        text: 'The front of the palace across its water, every arch lit.',
        picture: picture('tivoli-royal-palace/gallery-1'),
        exits: [
          { to: 'diamond-hall', label: 'Into Diamond Hall', at: { x: 0.5, y: 0.62 } },
          { to: 'emerald-green', label: 'To the lawn', at: { x: 0.12, y: 0.7 } },
          { to: 'poolside', label: 'To the pool', at: { x: 0.88, y: 0.7 } },
        ],
        place: { x: 0.5, y: 0.92, floor: 0 },
      },
      {
        id: 'diamond-hall',
        title: 'Diamond Hall',
        text: 'Round tables on both sides of the carpet, the stage at its end.',
        picture: picture('tivoli-royal-palace/space-diamond-hall'),
        exits: [
          { to: 'stage', label: 'To the stage', at: { x: 0.5, y: 0.58 } },
          { to: 'sapphire', label: 'To Sapphire', at: { x: 0.94, y: 0.62 } },
          { to: 'arrival', label: 'Back to the forecourt', at: { x: 0.5, y: 0.92 } },
        ],
        place: { x: 0.5, y: 0.62, floor: 0 },
      },
      {
        id: 'stage',
        title: 'The stage of Diamond Hall',
        text: 'The arch for two, a chandelier above it.',
        picture: picture('tivoli-royal-palace/stage'),
        exits: [
          { to: 'diamond-hall', label: 'Back to the doors', at: { x: 0.5, y: 0.9 } },
          { to: 'deluxe-room', label: 'Up to the rooms', at: { x: 0.62, y: 0.34 } },
        ],
        place: { x: 0.5, y: 0.42, floor: 0 },
      },
      {
        id: 'sapphire',
        title: 'Sapphire',
        text: 'Thalis along a bench of sapphire velvet, gilded mirrors above it.',
        picture: picture('tivoli-royal-palace/dining-sapphire'),
        exits: [
          { to: 'diamond-hall', label: 'Back to Diamond Hall', at: { x: 0.1, y: 0.6 } },
          { to: 'poolside', label: 'Out to the pool', at: { x: 0.9, y: 0.62 } },
        ],
        place: { x: 0.76, y: 0.6, floor: 0 },
      },
      {
        id: 'deluxe-room',
        title: 'A Deluxe room',
        text: 'A king bed in wine and cream and a desk under an arched mirror, one floor up.',
        picture: picture('tivoli-royal-palace/room-deluxe'),
        exits: [
          { to: 'stage', label: 'Down to the hall', at: { x: 0.12, y: 0.86 } },
          { to: 'standard-room', label: 'To a Standard room', at: { x: 0.9, y: 0.5 } },
        ],
        place: { x: 0.4, y: 0.5, floor: 1 },
      },
      {
        id: 'standard-room',
        title: 'A Standard room',
        text: 'A king bed by a window over the mustard fields, next door.',
        picture: picture('tivoli-royal-palace/room-standard'),
        exits: [{ to: 'deluxe-room', label: 'Back to the Deluxe room', at: { x: 0.08, y: 0.55 } }],
        place: { x: 0.62, y: 0.5, floor: 1 },
      },
      {
        id: 'poolside',
        title: 'Poolside',
        text: 'Loungers and cabanas along the lit water, the palace behind it.',
        picture: picture('tivoli-royal-palace/space-poolside'),
        exits: [
          { to: 'glass-house', label: 'On to the Glass House', at: { x: 0.9, y: 0.52 } },
          { to: 'arrival', label: 'Back to the forecourt', at: { x: 0.1, y: 0.86 } },
        ],
        place: { x: 0.86, y: 0.34, floor: 0 },
      },
      {
        id: 'glass-house',
        title: 'Glass House',
        text: 'Tables between arches of white iron, the lit palace beyond the glass.',
        picture: picture('tivoli-royal-palace/space-glass-house'),
        exits: [
          { to: 'emerald-green', label: 'Across to the lawn', at: { x: 0.1, y: 0.74 } },
          { to: 'poolside', label: 'Back to the pool', at: { x: 0.9, y: 0.74 } },
        ],
        place: { x: 0.62, y: 0.12, floor: 0 },
      },
      {
        id: 'emerald-green',
        title: 'Emerald Green',
        text: 'The aisle over the lawn, to where the two of you will stand.',
        picture: picture('tivoli-royal-palace/space-emerald-green'),
        exits: [
          { to: 'glass-house', label: 'To the Glass House', at: { x: 0.9, y: 0.6 } },
          { to: 'arrival', label: 'Back to the forecourt', at: { x: 0.5, y: 0.92 } },
        ],
        place: { x: 0.16, y: 0.3, floor: 0 },
      },
    ],
  },
];
