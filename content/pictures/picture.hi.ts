import { inHindi } from '../parts/in-hindi.ts';
import * as english from './picture.ts';
import { hindi } from './pictures.hindi.ts';

export const drawnPictures = english.drawnPictures;

export const picture: typeof english.picture = (name) => inHindi(english.picture(name), hindi);
