export const pricesTexts = {
  intro: (taxes: string) => `For each guest, ${taxes}. Tell us your day and your number, and we make a price for you.`,
  plusTaxes: 'plus taxes',
  plusNamed: (taxes: string) => `plus ${taxes}`,
  caption: 'Packages and their prices',
  aDay: 'a day',
  from: (guests: string) => `From ${guests} guests.`,
  included: (what: string) => `${what}.`,
  notIncluded: (what: string) => `Not included: ${what}.`,
  rules: 'What Families Ask',
};

/** The words of a price's days, such as "15 Oct – 15 Mar · Fri, Sat". */
export const packageDaysTexts = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

export const houseRulesTexts = {
  questions: {
    vegetarianOnly: 'Can the kitchen be vegetarian only?',
    alcohol: 'Is alcohol served?',
    music: 'Until when may music play outdoors?',
    outsideCaterer: 'May we bring a caterer?',
    outsideDecorator: 'May we bring a decorator?',
    earlySetup: 'When can the set-up begin?',
    advance: 'How much is the advance?',
    cancellation: 'What if we cancel?',
    parking: 'How many cars can park?',
    valet: 'Is there a valet?',
    generator: 'Is there a generator?',
    stepFree: 'Is everything reached without steps?',
    extraBed: 'What does an extra bed cost?',
    children: 'What do children pay?',
  },
  yesOrNo: { yes: 'Yes', no: 'No' },
  vegetarianOnly: { yes: 'Yes, if you wish', no: 'No' },
  alcohol: { bar: 'Yes, from our bar', licence: 'Your own, with a licence', no: 'No' },
  outsideCaterer: { yes: 'Yes, as agreed with us', no: 'No, our own kitchen cooks' },
  outsideDecorator: { yes: 'Yes, as agreed with us', no: 'No, our own team decorates' },
  generator: { yes: 'Yes, for the whole house', no: 'No' },
  hoursBefore: (hours: number) => `${hours} hours before the function`,
  advance: (percent: number) => `${percent}% holds the date`,
  way: (place: string, km: number | undefined, minutes: number | undefined) =>
    [place, km && `${km} km`, minutes && `about ${minutes} minutes`].filter(Boolean).join(', '),
  aNight: (price: string) => `${price} a night`,
  childrenFree: (age: number) => `nothing up to ${age} years`,
  childrenHalf: (age: number) => `half up to ${age} years`,
};

/** The rows of a comparison. */
export const comparedPricesTexts = {
  plate: 'Plate',
  delegate: 'Conference day',
  from: (price: string) => `From ${price} a guest`,
  vegetarianOnly: 'Vegetarian-only kitchen',
  alcohol: 'Alcohol',
  music: 'Music outdoors until',
  airport: 'Airport',
};

/** What the finder says of a house's prices. */
export const priceWishesTexts = {
  from: (price: string, guests: string, plusTaxes: boolean) =>
    `from ${price}${plusTaxes ? ' plus taxes' : ''} for ${guests} guests`,
  vegetarian: (price: string) => `${price}, vegetarian`,
};

export const estimateLineTexts = {
  mayCost: 'What it may cost',
  showMayCost: 'Show what it may cost',
};

/** What an estimate adds to its amounts. */
export const estimateTexts = {
  plusTaxes: 'plus taxes',
  withTaxes: (taxes: string) => `with ${taxes}`,
  withoutRooms: 'without rooms',
  withoutSome: 'without the functions that have no price yet',
  estimate: (amounts: string) => `${amounts} (an estimate)`,
};
