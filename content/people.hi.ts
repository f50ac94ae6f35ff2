import { hindiTexts } from './hindi-texts.ts';
import { inHindi } from './parts/in-hindi.ts';
import * as english from './people.ts';

export const people = inHindi(english.people, hindiTexts);
export const leaders = inHindi(english.leaders, hindiTexts);
export const portraitInstead = inHindi(english.portraitInstead, hindiTexts);
