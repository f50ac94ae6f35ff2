import { defined } from '#domain/defined.ts';
import type { DiningVenue } from '#domain/property.ts';
import type { Complain } from './complain.ts';
import { mapPictureIfAny, type PictureRow } from './map-picture.ts';

export interface DiningRow {
  id: string;
  slug: string | null;
  name: string;
  description: string | null;
  cuisine: string | null;
  hours: string | null;
  dress_code: string | null;
  specialties: string[];
  image: PictureRow | null;
}

export function mapDining(row: DiningRow, complain: Complain): DiningVenue {
  return {
    id: row.slug ?? row.id,
    name: row.name,
    description: row.description ?? '',
    cuisine: row.cuisine ?? '',
    hours: row.hours ?? '',
    specialties: row.specialties,
    ...defined({ dressCode: row.dress_code ?? undefined, image: mapPictureIfAny(row.image, complain) }),
  };
}
