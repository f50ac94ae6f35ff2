import { hindiTexts } from './hindi-texts.ts';
import * as english from './home.ts';
import { inHindi } from './parts/in-hindi.ts';

export const heroSlides = inHindi(english.heroSlides, hindiTexts);
export const homeExperiences = inHindi(english.homeExperiences, hindiTexts);
export const culinary = inHindi(english.culinary, hindiTexts);
export const story = inHindi(english.story, hindiTexts);
export const awards = inHindi(english.awards, hindiTexts);
export const posts = inHindi(english.posts, hindiTexts);
export const locationTabs = inHindi(english.locationTabs, hindiTexts);
export const listingPictures = inHindi(english.listingPictures, hindiTexts);
