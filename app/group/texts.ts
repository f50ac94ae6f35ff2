export const askedForTexts = {
  askedFor: 'What we are asked for',
  weddings: { title: 'Weddings', text: 'From haldi to reception.' },
  mice: { title: 'Meetings and conferences', text: 'From a board meeting to an exhibition.' },
  parties: { title: 'Parties', text: 'By the pool, on the roof, in the hall.' },
  family: { title: 'Family celebrations', text: 'Birthdays, anniversaries, a Sunday with everyone.' },
  enquire: 'Enquire',
};

export const digitalQrPageTexts = {
  description:
    'Service directory, in-room dining menu, doll house and fact sheet of The Tivoli, New Delhi, each with a code to print.',
  text: 'Point a phone at a code, or open it here.',
  menu: 'Digital Menu',
  code: (name: string) => `QR code: ${name}`,
  open: 'Open',
  /** The documents behind the codes. */
  serviceDirectory: { name: 'Service Directory', text: 'What the house does, and when.' },
  inRoomDining: { name: 'IRD Menu', text: 'In-room dining, at any hour.' },
  tour: { name: 'Doll House', text: 'A walk through rooms and halls.' },
  factSheet: { name: 'Fact Sheet', text: 'Halls, capacities and rooms on one sheet.' },
};

export const esgSummaryTexts = {
  description: (hotel: string) => `What ${hotel} measures of environment, people and conduct, on one sheet.`,
  text: (hotel: string) => `${hotel}: what is measured, and what it came to.`,
  environment: 'Environment',
  social: 'Social',
  governance: 'Governance',
};

export const groupFactsTexts = (houses: string, brands: string) => [
  { figure: '1931', what: 'The family begins hosting guests' },
  { figure: '1988', what: 'The Tivoli brand is founded' },
  { figure: houses, what: 'Houses in and around Delhi' },
  { figure: brands, what: 'Brands' },
];

export const loyaltyPageTexts = {
  description: 'The loyalty programme of Tivoli for families who come back, and how to register an interest.',
  text: 'For families who come back to us. Opening soon.',
  howItWorks: 'How it will work',
  whatItBrings: 'What it brings',
  register: 'Register your interest',
  notOpenYet: 'Leave your name, and we tell you how the programme works and what it gives you.',
};

export const offersPageTexts = {
  description:
    'Weddings, conferences, cocktail evenings and birthdays: what Tivoli offers this season, and until when.',
  text: 'Offers for this season. The dates beside each say how long it holds.',
  none: 'There is no offer at the moment. Tell us the day and the number of guests: every proposal is made for you.',
  enquire: 'Enquire',
  until: (day: string) => `Until ${day}`,
  from: (price: string) => `From ${price}`,
  enquireAbout: (title: string) => `Enquire about ${title}`,
};

export const officesPageTexts = {
  tabTitle: 'Tivoli Net: Regional Sales Offices',
  description: 'Regional sales offices of Tivoli in the north, south, east and west of India, with phone and e-mail.',
  text: 'Four regional sales offices. Each can tell you about every house, and how to travel there.',
};

export const peoplePageTexts = {
  description:
    'The board of directors, the executive leadership and the senior management of Tivoli, and how to reach them.',
  text: 'The people who lead our houses.',
  portraitOf: (name: string) => `Portrait of ${name}`,
  profile: 'Profile',
  profileOf: (name: string) => `Profile of ${name}`,
  none: 'Our leadership is introduced here soon.',
  connect: 'Connect With Our Team',
  headOffice: 'The head office in New Delhi.',
  writeOrCall: 'Write, and the person you need will answer; or call, and be put through.',
};

export const pressPageTexts = {
  tabTitle: 'Press Coverage – Tivoli',
  description:
    'What newspapers and magazines have written about the hotels and venues of Tivoli, and whom the media may ask.',
  text: 'What others write about our houses.',
  textOfNone: 'Figures, pictures and a person to ask, for whoever writes about our houses.',
  readArticle: 'Read Full Article',
  none: 'No Press Coverage Available',
  checkBack: 'Please check back later for the latest news and updates.',
  media: 'Media Enquiries',
  whatMediaGet: 'Pictures, figures and a conversation: write to us, and say by when you need it.',
  byEmail: 'Contact by e-mail',
  toHome: 'Back to homepage',
  pictures: 'Pictures',
};

export const sustainabilityPageTexts = {
  environment: 'Environment',
  measuredAt: (hotel: string) => `Measured at ${hotel}.`,
  aMarkIs: (amount: string) => `One mark is ${amount}`,
  people: 'People',
  conduct: 'Conduct',
  figures: 'Figures and questions',
  onOneSheet: 'All figures are on one sheet that you can print. Ask us how they are measured.',
  readSummary: 'Read the ESG summary',
  ask: 'Ask us about sustainability',
};

export const textPageTexts = {
  onThisPage: 'On this page',
  lastChanged: (day: string) => `Last changed on ${day}`,
  vegetarian: (dish: string) => `${dish} (vegetarian)`,
};
