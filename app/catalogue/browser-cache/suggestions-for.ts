import { paths } from '#app/paths.ts';
import { fetchData } from './fetch-data.ts';
import { queryClient } from './query-client.ts';

/** One line that a search offers while it is typed. */
export interface Suggestion {
  to: string;
  name: string;
  /** The place of a hotel or space, or the kind of thing that it is. */
  note: string;
}

interface Found {
  hotels: { slug: string; name: string; city: string }[];
  places: { slug: string; name: string }[];
  spaces: { id: string; name: string; hotel: string; hotelName: string }[];
}

/** The most suggestions of each kind, so that a hall has a place beside many hotels. */
const most = 5;

/** Hotels, then places, then halls and lawns. */
export async function suggestionsFor(text: string): Promise<Suggestion[]> {
  const found = (await queryClient.fetchQuery({
    queryKey: ['search', text.toLowerCase()],
    queryFn: () => fetchData(paths.searchData(text)),
  })) as Found;
  return [
    ...found.hotels.slice(0, most).map(({ slug, name, city }) => ({ to: paths.hotel(slug), name, note: city })),
    ...found.places
      .slice(0, most)
      .map(({ slug, name }) => ({ to: paths.location(slug), name, note: 'Hotels and venues there' })),
    ...found.spaces
      .slice(0, most)
      .map(({ id, name, hotel, hotelName }) => ({ to: paths.space(hotel, id), name, note: hotelName })),
  ];
}
