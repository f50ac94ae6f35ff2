import type { PanoramaTour } from '#app/catalogue/panorama-tour.ts';
import { royalPalace } from './royal-palace.ts';
import { theTivoli } from './the-tivoli.ts';

/**
 * The tours in panoramas. They hold no text: the views of the walk-through have it. So they are the same in every language.
 */
export const tours: PanoramaTour[] = [royalPalace, theTivoli];
