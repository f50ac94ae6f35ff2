import { hindiTexts } from './hindi-texts.ts';
import { inHindi } from './parts/in-hindi.ts';
import * as english from './walk-throughs.ts';

export const walkThroughs = inHindi(english.walkThroughs, hindiTexts);
