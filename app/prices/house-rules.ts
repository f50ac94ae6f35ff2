import type { Property } from '#app/catalogue/property.ts';
import type { Fact } from '#app/catalogue/property-fields/property-field.ts';
import { englishDates } from '#app/language/english-dates.ts';
import { formatInr } from '#app/language/money.ts';
import { lookUp } from '#platform/look-up.ts';
import { houseRulesTexts as texts } from './texts.ts';

type Answers = Pick<Property, 'houseRules' | 'policies' | 'transportation'>;

/**
 * What families ask of every house, each with the answer; a question that nobody has answered is left out. How far the
 * airport and the station are is said where a page tells how to get there.
 */
export function ruleRows(property: Answers): Fact[] {
  const { houseRules: rules, policies } = property;
  const { questions } = texts;
  const { earlySetupHours, advancePercent, extraBedPrice, childrenFreeAge, childrenHalfAge } = rules;
  const rows: [name: string, text: string | 0 | undefined][] = [
    [questions.vegetarianOnly, answerOf(texts.vegetarianOnly, rules.vegetarianOnly)],
    [questions.alcohol, answerOf(texts.alcohol, rules.alcohol)],
    [questions.music, musicUntil(property)],
    [questions.outsideCaterer, answerOf(texts.outsideCaterer, rules.outsideCaterer)],
    [questions.outsideDecorator, answerOf(texts.outsideDecorator, rules.outsideDecorator)],
    [questions.earlySetup, earlySetupHours && texts.hoursBefore(earlySetupHours)],
    [questions.advance, advancePercent && texts.advance(advancePercent)],
    [questions.cancellation, rules.eventCancellation],
    [questions.parking, rules.parkingPlaces?.toLocaleString('en-IN') ?? policies.parking],
    [questions.valet, answerOf(texts.yesOrNo, rules.valet)],
    [questions.generator, answerOf(texts.generator, rules.generator)],
    [questions.stepFree, answerOf(texts.yesOrNo, rules.stepFree)],
    [questions.extraBed, extraBedPrice && texts.aNight(formatInr(extraBedPrice))],
    [
      questions.children,
      [childrenFreeAge && texts.childrenFree(childrenFreeAge), childrenHalfAge && texts.childrenHalf(childrenHalfAge)]
        .filter(Boolean)
        .join(', '),
    ],
  ];
  return rows.flatMap(([name, text]) => (text ? [{ name, text: capital(text) }] : []));
}

function answerOf(words: Record<string, string>, value: string | undefined): string | undefined {
  return value === undefined ? undefined : lookUp(words, value);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Such as "10:00 PM", which pages show in their language as they show opening hours. */
export function musicUntil({ houseRules: { musicOutdoorsUntil: time } }: Answers): string | undefined {
  const [hours = '', minutes = ''] = time?.split(':') ?? [];
  return time && englishDates.time(Number(hours), minutes);
}

export const vegetarianAnswer = ({ houseRules }: Answers) => answerOf(texts.vegetarianOnly, houseRules.vegetarianOnly);
export const alcoholAnswer = ({ houseRules }: Answers) => answerOf(texts.alcohol, houseRules.alcohol);
export const wayToAirport = (property: Answers) => wayTo('airport', property);

/** The house with one distance to the airport and to the station: by road where that is known, else what stands there. */
export function withWays(property: Property): Property {
  const airport = wayToAirport(property);
  // A text of several stations has their distances.
  const railway = property.transportation.railway?.includes(';') ? undefined : wayTo('station', property);
  const known = { ...(airport && { airport }), ...(railway && { railway }) };
  return { ...property, transportation: { ...property.transportation, ...known } };
}

/** The road to the nearest airport or station, where anything is known of it; its name stands in the house's other facts. */
function wayTo(place: 'airport' | 'station', { houseRules: rules, transportation }: Answers): string | undefined {
  const [name, km, minutes, other] =
    place === 'airport'
      ? [rules.airport, rules.airportKm, rules.airportMinutes, transportation.airport]
      : [rules.station, rules.stationKm, rules.stationMinutes, transportation.railway];
  if (!name && !km && !minutes) return undefined;
  return texts.way(name ?? other?.split(',')[0] ?? '', km, minutes);
}
