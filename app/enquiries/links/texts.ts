import type { Layout, Setting } from '#app/catalogue/venue-finder.ts';

export const enquireAboutTexts = {
  enquireAbout: (subject: string) => `Enquire about ${subject}`,
};

/** `about` is read out after `enquire`. */
export const enquireLinkTexts = {
  enquire: 'Enquire',
  about: (subject: string) => ` about ${subject}`,
};

export const enquiryPrefillTexts = {
  moreAbout: (subject: string) => `I would like to know more about ${subject}.`,
  layouts: {
    Theatre: 'theatre layout',
    Classroom: 'classroom layout',
    Banquet: 'banquet layout',
    Reception: 'reception layout',
    Boardroom: 'boardroom layout',
  } satisfies Record<Layout, string>,
  settings: { indoor: 'indoors', outdoor: 'outdoors' } satisfies Record<Setting, string>,
  inCity: (city: string) => `in ${city}`,
  rooms: (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'} for the night`,
  sentence: (wishes: string) => `${wishes.charAt(0).toUpperCase()}${wishes.slice(1)}.`,
};
