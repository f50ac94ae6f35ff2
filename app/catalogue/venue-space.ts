import type { Position } from './distance.ts';
import type { EventSpace } from './property.ts';

/** A hall, lawn or terrace, with the data of its hotel that a search over all properties needs. */
export interface VenueSpace {
  space: Omit<EventSpace, 'features' | 'sampleFields'>;
  hotel: {
    slug: string;
    name: string;
    city: string;
    /** Guest rooms of the hotel; null where the number is not known. */
    rooms: number | null;
    /** Absent where nobody has told it. */
    position?: Position;
  };
}
