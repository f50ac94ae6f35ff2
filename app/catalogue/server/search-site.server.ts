import { kmBetween } from '#app/catalogue/distance.ts';
import type { Editorial } from '#app/catalogue/editorial.ts';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import { isDevanagari } from '#app/catalogue/search/latin-letters.ts';
import {
  type IndexedEntry,
  indexEntry,
  isSame,
  type RankedEntry,
  rankEntries,
  type SearchKind,
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
  /** The hotels nearest to a town that was named and has none. */
  nearest?: { town: string; hits: SearchHit[] };
}

type Reads = Pick<Catalogue, 'searchIndex' | 'searchHotels' | 'searchSpaces' | 'brands' | 'locations' | 'editorial'>;

const synonyms = readSynonyms(searchSynonyms);

export async function searchSite(catalogue: Reads, text: string): Promise<SiteSearch> {
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
  const ranked: Omit<RankedEntry, 'score'>[] = [
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

function byKind(ranked: Omit<RankedEntry, 'score'>[]): SiteSearch['groups'] {
  const groups = new Map<SearchKind, Map<string, SearchHit>>();
  for (const { kind, to, name, note } of ranked) {
    const hits = groups.get(kind) ?? new Map<string, SearchHit>();
    groups.set(kind, hits);
    if (!hits.has(to) && hits.size < mostSearchHits) hits.set(to, { to, name, ...(note && { note }) });
  }
  return [...groups].map(([kind, hits]) => ({ kind, hits: [...hits.values()] }));
}

/** Returns the hotels nearest to the town that the query names, unless a hotel or a place was found by its name. */
function nearestHotels(text: string, hotels: WholeHotel[], ranked: Pick<RankedEntry, 'kind'>[]): SiteSearch['nearest'] {
  if (ranked.some(({ kind }) => kind === 'hotel' || kind === 'place')) return undefined;
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
