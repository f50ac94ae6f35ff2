import { inHindi } from '../parts/in-hindi.ts';
import * as english from './clip.ts';
import { hindi as titles } from './clip-briefs.hindi.ts';
import { hindi as pictures } from './pictures.hindi.ts';

export const clipObjects = english.clipObjects;

export const clip: typeof english.clip = (name) => inHindi(english.clip(name), { ...titles, ...pictures });
