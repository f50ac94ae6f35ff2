import type { PictureBrief, Scene } from './briefs.ts';
import type { DrawnName } from './picture.ts';

/** Which drawn sample shows a scene until the picture of a brief has a master of its own. */
const samples: Record<Scene, DrawnName> = {
  palace: 'poster-palace-bluehour',
  haveli: 'poster-haveli-marigold',
  highway: 'poster-highway-mustard',
  delhi: 'poster-delhi-rose',
  noida: 'poster-noida-bluehour',
  glasshouse: 'poster-glasshouse-night',
  lawn: 'poster-lawn-rose',
  mandap: 'poster-mandap-marigold',
  ballroom: 'poster-ballroom-night',
  conference: 'poster-conference-bluehour',
  suite: 'poster-suite-emerald',
  poolside: 'poster-poolside-bluehour',
  thali: 'poster-thali-marigold',
  bar: 'poster-bar-night',
  nikah: 'poster-nikah-night',
  mehndi: 'poster-mehndi-emerald',
  haldi: 'poster-haldi-turmeric',
  sustain: 'poster-sustain-mustard',
  restaurant: 'scene-restaurant',
  hall: 'scene-banquet-hall',
  guestroom: 'scene-guestroom',
  pool: 'scene-pool',
  'lawn-render': 'scene-lawn',
};

/** Samples that were drawn in the palette asked for, or in the wide shape. */
const closer: Partial<Record<string, DrawnName>> = {
  'palace rose portrait': 'poster-palace-rose',
  'palace rose wide': 'wide-palace-rose',
  'palace emerald portrait': 'poster-palace-emerald',
  'palace night wide': 'scene-palace-bluehour',
  'glasshouse dusk wide': 'scene-glasshouse-dusk',
};

export function standInFor({ scene, palette, shape }: PictureBrief): DrawnName {
  return closer[`${scene} ${palette} ${shape}`] ?? samples[scene];
}
