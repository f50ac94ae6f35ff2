import type * as english from './texts.ts';

export const enquireAboutTexts: typeof english.enquireAboutTexts = {
  enquireAbout: (subject) => `${subject} के लिए पूछताछ करें`,
};

export const enquireLinkTexts: typeof english.enquireLinkTexts = {
  enquire: 'पूछताछ करें',
  about: (subject) => `: ${subject}`,
};

export const enquiryPrefillTexts: typeof english.enquiryPrefillTexts = {
  moreAbout: (subject) => `मुझे ${subject} के बारे में और जानना है।`,
  layouts: {
    Theatre: 'थिएटर लेआउट',
    Classroom: 'क्लासरूम लेआउट',
    Banquet: 'बैंक्वेट लेआउट',
    Reception: 'रिसेप्शन लेआउट',
    Boardroom: 'बोर्डरूम लेआउट',
  },
  settings: { indoor: 'हॉल के अंदर', outdoor: 'खुले में' },
  inCity: (city) => `${city} में`,
  rooms: (count) => `रात के लिए ${count} ${count === 1 ? 'कमरा' : 'कमरे'}`,
  sentence: (wishes) => `${wishes}।`,
};
