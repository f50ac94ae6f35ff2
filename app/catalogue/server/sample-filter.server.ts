import { type Editorial, type MaybeSample, withoutSamples } from '#app/catalogue/editorial.ts';
import type { SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import { withoutSamplesOfProperty } from '#app/catalogue/sample-fields.ts';
import type { Config } from '#platform/config.ts';
import { memoizePerList } from '#platform/memoize-per-list.ts';
import type { HotelLookup } from './catalogue.server.ts';

const unchanged = <T>(value: T) => value;

/**
 * Returns what a site shows of each kind of answer. The same list gives the same result, so that what is computed from
 * it can be kept.
 */
export function sampleFilter(samples: Config['sampleContent']) {
  if (samples === 'show')
    return {
      records: unchanged as <T>(records: T[]) => T[],
      editorial: unchanged<Editorial>,
      hotels: unchanged<SnapshotHotel[]>,
      lookup: unchanged<HotelLookup>,
    };
  return {
    records: <T extends MaybeSample>(records: T[]) => withoutSamples(records),
    editorial: memoizePerList(
      ({ press, awards, posts, texts }: Editorial): Editorial => ({
        press: withoutSamples(press),
        awards: withoutSamples(awards),
        posts: withoutSamples(posts),
        texts: withoutSamples(texts),
      }),
    ),
    hotels: memoizePerList((hotels: SnapshotHotel[]) =>
      hotels.map((hotel) => ({ ...hotel, property: withoutSamplesOfProperty(hotel.property) })),
    ),
    lookup: (lookup: HotelLookup): HotelLookup =>
      lookup.kind === 'found' ? { kind: 'found', property: withoutSamplesOfProperty(lookup.property) } : lookup,
  };
}
