import type { HouseRules, Package, Property } from '#app/catalogue/property.ts';
import { asSample } from './parts/as-sample.ts';

/* Sample prices and rules until the owner supplies them. Houses that are not named here have none. */

/** The months in which families of North India marry, and the others. */
const season = { seasonFrom: '10-15', seasonUntil: '03-15' };
const otherMonths = { seasonFrom: '03-16', seasonUntil: '10-14' };

/** What each kind of package contains. */
const contents = {
  vegetarian: {
    name: 'Vegetarian banquet',
    kind: 'banquet_veg',
    included: ['Six snacks, nine dishes, four sweets', 'Hall or lawn for five hours'],
    notIncluded: ['Décor and music'],
  },
  banquet: {
    name: 'Banquet with meat and fish',
    kind: 'banquet',
    included: ['Eight snacks, eleven dishes, four sweets', 'Hall or lawn for five hours'],
    notIncluded: ['Décor and music'],
  },
  cocktail: {
    name: 'Cocktail evening',
    kind: 'cocktail',
    included: ['Ten snacks, two live counters, bar staff'],
    notIncluded: ['Alcohol', 'Décor and music'],
  },
  day: {
    name: 'Conference day',
    kind: 'day_delegate',
    included: ['Hall with screen and sound, two teas, lunch'],
    notIncluded: ['Guest rooms'],
  },
  halfDay: {
    name: 'Half-day conference',
    kind: 'half_day',
    included: ['Hall with screen and sound, one tea, lunch'],
    notIncluded: ['Guest rooms'],
  },
  hall: {
    name: 'A hall for a day, without food',
    kind: 'hall_rental',
    included: ['Tables, chairs and electricity from 9 AM to 11 PM'],
    notIncluded: ['Food', 'Décor and music'],
  },
} as const;

/** Rupees for each guest, or for a day of a hall: one price for the whole year, or that of the season and of other months. */
type Prices = Partial<Record<keyof typeof contents, number | [inSeason: number, otherwise: number]>>;
const leastGuests: Partial<Record<keyof typeof contents, number>> = { cocktail: 100, day: 50, halfDay: 50 };

/** @param from the fewest guests of a banquet */
function packagesOf(from: number, prices: Prices): Package[] {
  return (Object.keys(prices) as (keyof typeof contents)[]).flatMap((content) => {
    const { [content]: price = [] } = prices;
    const { included, notIncluded, ...what } = contents[content];
    const [first, second] = [price].flat();
    const shared = {
      ...what,
      ...(content !== 'hall' && { fromGuests: leastGuests[content] ?? from }),
      weekdays: [],
      included: [...included],
      notIncluded: [...notIncluded],
    };
    const id = what.kind.replace('_', '-');
    if (second === undefined) return first === undefined ? [] : [asSample({ id, ...shared, price: first })];
    return [
      asSample({ id: `${id}-season`, ...shared, price: first ?? second, ...season }),
      asSample({ id, ...shared, price: second, ...otherMonths }),
    ];
  });
}

const withoutRooms: HouseRules = {
  vegetarianOnly: 'yes',
  alcohol: 'licence',
  musicOutdoorsUntil: '22:00',
  outsideCaterer: 'no',
  outsideDecorator: 'yes',
  earlySetupHours: 8,
  advancePercent: 25,
  eventCancellation: 'The advance is kept for another date within a year',
  valet: 'yes',
  generator: 'yes',
  childrenFreeAge: 5,
  childrenHalfAge: 10,
};
const usual: HouseRules = { ...withoutRooms, extraBedPrice: 1500 };

/** Roads to the nearest airport and station. Their names are those of the house's other facts, unless they differ. */
function ways(airport: [km: number, minutes: number], station: [km: number, minutes: number]): HouseRules {
  const [airportKm, airportMinutes] = airport;
  const [stationKm, stationMinutes] = station;
  return { airportKm, airportMinutes, stationKm, stationMinutes };
}

const houses: Record<string, { packages: Package[]; rules: HouseRules }> = {
  'the-tivoli': {
    packages: packagesOf(200, {
      vegetarian: [2800, 2400],
      banquet: [3300, 2900],
      cocktail: 3200,
      day: 2950,
    }),
    rules: {
      ...usual,
      alcohol: 'bar',
      parkingPlaces: 600,
      stepFree: 'yes',
      ...ways([16, 40], [20, 50]),
      extraBedPrice: 2000,
    },
  },
  'tivoli-royal-palace': {
    packages: packagesOf(250, { vegetarian: [1600, 1350], banquet: [1900, 1650], cocktail: 1800, day: 1950 }),
    rules: { ...usual, parkingPlaces: 500, ...ways([70, 95], [6, 15]) },
  },
  'tivoli-heritage-palace': {
    packages: packagesOf(200, { vegetarian: [1700, 1450], banquet: [2000, 1750], day: 2100 }),
    rules: { ...usual, parkingPlaces: 400, outsideDecorator: 'no', ...ways([80, 100], [5, 15]), extraBedPrice: 2000 },
  },
  'wedcation-by-tivoli-ambala': {
    packages: packagesOf(200, { vegetarian: [1350, 1150], banquet: [1600, 1400], day: 1500, halfDay: 1100 }),
    rules: {
      ...usual,
      alcohol: 'no',
      parkingPlaces: 300,
      airport: 'Chandigarh Airport',
      ...ways([45, 60], [5, 15]),
      extraBedPrice: 1000,
    },
  },
  'wedcation-by-tivoli-israna': {
    packages: packagesOf(250, { vegetarian: [1450, 1250], banquet: [1750, 1500], cocktail: 1650, day: 1600 }),
    rules: { ...usual, alcohol: 'bar', parkingPlaces: 350, ...ways([105, 120], [14, 25]) },
  },
  'tivoli-lotus-court': {
    packages: packagesOf(150, { vegetarian: [1900, 1600], banquet: [2250, 1950], cocktail: 2000, day: 1900 }),
    rules: { ...usual, station: 'Ghaziabad Junction', ...ways([42, 75], [15, 35]) },
  },
  'tivoli-bijwasan': {
    packages: packagesOf(100, { banquet: [2900, 2500], cocktail: 2700, day: 2750, halfDay: 1950 }),
    rules: {
      ...usual,
      vegetarianOnly: 'no',
      alcohol: 'bar',
      parkingPlaces: 250,
      ...ways([9, 20], [3, 10]),
      extraBedPrice: 2000,
    },
  },
  'tivoli-royal-court-okhla': {
    packages: packagesOf(100, { vegetarian: [1650, 1400], banquet: [1950, 1700], day: 1800, hall: 90_000 }),
    rules: { ...withoutRooms, outsideDecorator: 'no', parkingPlaces: 120, stepFree: 'yes', ...ways([23, 50], [4, 12]) },
  },
  'omnia-dwarka-expressway': {
    packages: packagesOf(200, { banquet: [2400, 2100], cocktail: 2300, day: 2250, halfDay: 1600, hall: 250_000 }),
    rules: { ...usual, vegetarianOnly: 'no', station: 'Bijwasan station', stepFree: 'yes', ...ways([14, 25], [7, 15]) },
  },
  'upper-hse-sultanpur': {
    packages: packagesOf(200, { vegetarian: [2600, 2200], banquet: [3000, 2600], cocktail: 2900, day: 2600 }),
    rules: { ...usual, outsideDecorator: 'no', ...ways([15, 35], [21, 50]) },
  },
};

/** Returns the packages and the rules of a house, all of them samples. */
export function pricesOf(slug: string): Pick<Property, 'packages' | 'houseRules' | 'sampleFields'> {
  const house = houses[slug];
  return house
    ? { packages: house.packages, houseRules: house.rules, sampleFields: ['houseRules'] }
    : { packages: [], houseRules: {} };
}
