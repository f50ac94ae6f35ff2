import type { texts as english } from './tour-walk.texts.ts';

export const texts: typeof english = {
  place: (place, count) => `${count} में से ${place}`,
  title: (hotel) => `${hotel} की सैर`,
  leave: 'होटल के पेज पर लौटें',
};
