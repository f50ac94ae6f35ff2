export const bottomBarTexts = {
  contact: 'Contact',
  call: 'Call',
  message: (about: string) => `Hello, I would like to enquire about ${about}.`,
};

export const footerTexts = {
  headOffice: 'Head Office',
  theHeadOffice: 'the head office',
  sales: 'Sales & reservations',
  regionalOffices: 'Regional offices',
  centralReservations: 'Central reservations',
  hotelLocations: 'Hotel locations',
  openMap: 'Open in Google Maps',
  samples: 'Samples that nobody has supplied yet:',
  markThem: 'Mark them',
  ambala: 'Ambala',
  israna: 'Israna',
  noida: 'Noida',
  greaterNoida: 'Greater Noida',
  palwal: 'Palwal',
  rewari: 'Rewari',
  delhi: 'Delhi',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
  accessibility: 'Accessibility',
  digitalQr: 'Digital QR',
};

export const frameTexts = {
  skip: 'Skip to content',
  announcement: 'Announcement',
  home: 'Tivoli, home',
  bookYourStay: 'Book Your Stay',
  loading: 'Loading...',
  sustainability: 'Sustainability',
  /** The name of the other language, in that language. */
  otherLanguage: 'हिन्दी',
};

export const waitingTexts = {
  noProperties: 'Unable to load properties. Please try refreshing the page.',
  noHotels: 'Unable to load our hotels at this time. Please try refreshing the page.',
  noVenues: 'Failed to load hotels. Please refresh the page.',
  noPage: 'An error occurred.',
  loadingProperties: 'Loading properties...',
  loadingBrands: 'Loading brands...',
};
