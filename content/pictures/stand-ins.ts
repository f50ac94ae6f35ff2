import type { Scene } from './briefs.ts';

/**
 * Which drawn pictures stand in, scene by scene, for names whose own is not drawn yet. They take turns, so that
 * neighbours differ. A name needs none of them from the moment its master lies under `originals/`.
 */
export const standIns: Readonly<Record<Scene, readonly [string, ...string[]]>> = {
  palace: ['scene-palace-bluehour', 'poster-palace-rose', 'wide-palace-rose', 'poster-palace-emerald'],
  haveli: ['poster-haveli-marigold', 'poster-palace-bluehour'],
  highway: ['poster-highway-mustard', 'poster-sustain-mustard'],
  delhi: ['poster-delhi-rose'],
  noida: ['poster-noida-bluehour'],
  glasshouse: ['scene-glasshouse-dusk', 'poster-glasshouse-night'],
  lawn: ['scene-lawn', 'poster-lawn-rose'],
  mandap: ['poster-mandap-marigold', 'scene-lawn'],
  ballroom: ['scene-banquet-hall', 'poster-ballroom-night'],
  conference: ['poster-conference-bluehour'],
  suite: ['scene-guestroom', 'poster-suite-emerald'],
  poolside: ['scene-pool', 'poster-poolside-bluehour'],
  thali: ['poster-thali-marigold'],
  bar: ['poster-bar-night'],
  nikah: ['poster-nikah-night'],
  mehndi: ['poster-mehndi-emerald'],
  haldi: ['poster-haldi-turmeric'],
  sustain: ['poster-sustain-mustard'],
  restaurant: ['scene-restaurant'],
  hall: ['scene-banquet-hall'],
  guestroom: ['scene-guestroom'],
  pool: ['scene-pool'],
  'lawn-render': ['scene-lawn'],
};
