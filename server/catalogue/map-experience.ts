import { defined } from '#domain/defined.ts';
import { type Experience, experienceCategories } from '#domain/property.ts';
import type { Complain } from './complain.ts';
import { mapPictureIfAny, type PictureRow } from './map-picture.ts';

export interface ExperienceRow {
  id: string;
  slug: string | null;
  title: string;
  short_description: string | null;
  description: string;
  experience_type: string;
  image: PictureRow | null;
}

/** The tables hold the categories in small letters. */
export function mapExperience(row: ExperienceRow, complain: Complain): Experience {
  return {
    id: row.slug ?? row.id,
    title: row.title,
    subtitle: row.short_description ?? '',
    description: row.description,
    category: experienceCategories.find((category) => category.toLowerCase() === row.experience_type) ?? 'Events',
    ...defined({ image: mapPictureIfAny(row.image, complain) }),
  };
}
