import type { Picture } from '#platform/images/picture.ts';
import { type PictureName, picture } from '../pictures/picture.ts';

/** Views of a guest room, one set for all houses. */
const roomViews: PictureName[] = [
  'rooms/window-seat',
  'rooms/bed',
  'rooms/bedside',
  'rooms/curtains',
  'rooms/sitting-corner',
  'rooms/night-window',
];

/**
 * Returns what a room shows after its own picture. Rooms of one page have different numbers, so that none shows what
 * another does: up to six rooms with one view each, up to three with two.
 */
export function moreViews(room: number, views: 1 | 2 = 1): Picture[] {
  const names = [roomViews[room], views === 2 ? roomViews[room + 3] : undefined];
  return names.flatMap((name) => (name ? [picture(name)] : []));
}
