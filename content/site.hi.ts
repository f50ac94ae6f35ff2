import { hindi as places } from './locations.hindi.ts';
import * as english from './site.ts';

const { headOffice, footerHotels } = english.site;

const headings: Record<string, string> = { ...places, Panipat: 'पानीपत' };

export const site = {
  ...english.site,
  description: 'दिल्ली और आसपास होटल, बैंक्वेट और शादियों की जगहें।',
  headOffice: { ...headOffice, street: '1, छतरपुर', city: 'नई दिल्ली' },
  footerHotels: footerHotels.map(({ heading, slugs }) => ({ heading: headings[heading] ?? heading, slugs })),
};
