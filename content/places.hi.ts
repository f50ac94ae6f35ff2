import { hindiTexts } from './hindi-texts.ts';
import { inHindi } from './parts/in-hindi.ts';
import * as english from './places.ts';

export const yamuna = english.yamuna;

export const places = inHindi(english.places, hindiTexts);
