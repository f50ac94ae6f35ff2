import { kmBetween } from '#app/catalogue/distance.ts';
import type { Editorial } from '#app/catalogue/editorial.ts';
import { layoutName } from '#app/catalogue/layout-name.ts';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import { type AskedGuests, guestsOfSearch } from '#app/catalogue/search/guests-of-search.ts';
import { isDevanagari } from '#app/catalogue/search/latin-letters.ts';
import {
  type IndexedEntry,
  indexEntry,
  isSame,
  type RankedEntry,
  rankEntries,
  type SearchKind,
  telling,
} from '#app/catalogue/search/rank-entries.ts';
import { entriesOfGroup, entriesOfHotel } from '#app/catalogue/search/search-entries.ts';
import { meantWords, readSynonyms, type SearchWord, searchedWords, wordsOf } from '#app/catalogue/search/words.ts';
import type { WholeHotel } from '#app/catalogue/server/catalogue-content.server.ts';
import { searchTexts as texts } from '#app/catalogue/texts.ts';
import { mostNearest } from '#app/catalogue/venue-finder.ts';
import { townName } from '#app/language/town-name.ts';
import { paths } from '#app/paths.ts';
import { type Place, places } from '#content/places.ts';
import { searchSynonyms } from '#content/search-synonyms.ts';
import { towns } from '#content/towns.ts';
import type { Catalogue } from './catalogue.server.ts';

export interface SearchHit {
  to: string;
  name: string;
  note?: string | undefined;
}

/** The result of a visitor's search: the kinds of things that were found, best kind first, each best first. */
export interface SiteSearch {
  groups: { kind: SearchKind; hits: SearchHit[] }[];
  /** The hotels nearest to a place that the query names and that has no hotel of ours. */
  nearest?: { town: string; hits: SearchHit[] };
}

/** What the database found by its name has no score. */
type Ranked = Omit<RankedEntry, 'score'> & { score?: number };

type Reads = Pick<Catalogue, 'searchIndex' | 'searchHotels' | 'searchSpaces' | 'brands' | 'locations' | 'editorial'>;

const synonyms = readSynonyms(searchSynonyms);

export async function searchSite(catalogue: Reads, text: string): Promise<SiteSearch> {
  const asked = guestsOfSearch(text);
  const found = await searchNames(catalogue, asked?.rest ?? text);
  if (asked) return withFinder(found, asked);
  // A number in words that find nothing is one of guests.
  const meant = found.groups.length === 0 && !found.nearest ? guestsOfSearch(text, { anyNumber: true }) : null;
  return meant ? withFinder(await searchNames(catalogue, meant.rest), meant) : found;
}

/** Puts a link to the venue finder before everything else that was found. */
function withFinder({ groups, nearest }: SiteSearch, { guests, layout }: AskedGuests): SiteSearch {
  const to = paths.findVenue({ guests: String(guests), layout: layout?.toLowerCase() });
  const name = texts.spacesFor(guests, layout && layoutName(layout));
  return { groups: [{ kind: 'finder', hits: [{ to, name }] }, ...groups], ...(nearest && { nearest }) };
}

async function searchNames(catalogue: Reads, text: string): Promise<SiteSearch> {
  if (!text.trim()) return { groups: [] };
  // Names are stored in Latin letters.
  const stored = isDevanagari(text)
    ? searchedWords(text, synonyms)
        .map((word) => word.text)
        .join(' ')
    : text;
  const [hotels, brands, locations, editorial, named, spaces] = await Promise.all([
    catalogue.searchIndex(),
    catalogue.brands(),
    catalogue.locations(),
    catalogue.editorial(),
    // A group of very many hotels has more than the index holds.
    catalogue.searchHotels(stored),
    catalogue.searchSpaces(stored),
  ]);
  const entries = [
    ...indexOf(hotels.value, editorial.value),
    ...entriesOfGroup(brands.value, locations.value).map((entry) => indexEntry(entry, synonyms)),
  ];
  const ranked: Ranked[] = [
    ...rankEntries(text, entries, synonyms),
    ...named.value.map(({ slug, name, city }) => ({
      kind: 'hotel' as const,
      to: paths.hotel(slug),
      name,
      note: townName(city),
    })),
    ...spaces.value.map(({ id, name, hotel, hotelName }) => ({
      kind: 'space' as const,
      to: paths.space(hotel, id),
      name,
      note: hotelName,
    })),
  ];
  const nearest = nearestHotels(text, hotels.value, ranked);
  return { groups: byKind(ranked), ...(nearest && { nearest }) };
}

/** The entries of the same hotels and texts are made once. */
const indexes = new WeakMap<object, { editorial: Editorial; entries: IndexedEntry[] }>();

function indexOf(hotels: WholeHotel[], editorial: Editorial): IndexedEntry[] {
  const known = indexes.get(hotels);
  if (known?.editorial === editorial) return known.entries;
  const entries = hotels
    .flatMap((hotel) => entriesOfHotel(hotel, editorial))
    .map((entry) => indexEntry(entry, synonyms));
  indexes.set(hotels, { editorial, entries });
  return entries;
}

function byKind(ranked: Ranked[]): SiteSearch['groups'] {
  const groups = new Map<SearchKind, Map<string, SearchHit>>();
  for (const { kind, to, name, note } of ranked) {
    const hits = groups.get(kind) ?? new Map<string, SearchHit>();
    groups.set(kind, hits);
    if (!hits.has(to) && hits.size < mostSearchHits) hits.set(to, { to, name, ...(note && { note }) });
  }
  return [...groups].map(([kind, hits]) => ({ kind, hits: [...hits.values()] }));
}

/** Returns the hotels nearest to the place that the query names, unless a hotel has it in its name or address. */
function nearestHotels(text: string, hotels: WholeHotel[], ranked: Ranked[]): SiteSearch['nearest'] {
  const isThere = ({ kind, score = telling }: Ranked) => (kind === 'hotel' || kind === 'place') && score >= telling;
  if (ranked.some(isThere)) return undefined;
  const town = townIn(searchedWords(text, synonyms));
  if (!town) return undefined;
  const hits = hotels
    .flatMap(({ property: { slug, name, address } }) =>
      address.coordinates ? [{ slug, name, km: Math.round(kmBetween(town, address.coordinates)) }] : [],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, mostNearest)
    .map(({ slug, name, km }) => ({ to: paths.hotel(slug), name, note: texts.away(km) }));
  return { town: townName(town.name), hits };
}

const namedTowns = [...places, ...towns].map((town) => ({ town, named: meantWords(wordsOf(town.name), synonyms) }));

function townIn(words: SearchWord[]): Place | undefined {
  return namedTowns.find(({ named }) =>
    words.some((_, first) => named.every((word, place) => isNamed(words[first + place], word))),
  )?.town;
}

const isNamed = (typed: SearchWord | undefined, word: SearchWord) =>
  typed !== undefined && isSame(typed, word) > 0 && isSame(word, typed) > 0;
