import { hindiTexts } from './hindi-texts.ts';
import * as english from './our-story.ts';
import { inHindi } from './parts/in-hindi.ts';

export const ourStory = inHindi(english.ourStory, hindiTexts);
