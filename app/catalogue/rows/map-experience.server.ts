import { type Experience, experienceCategories } from '#app/catalogue/property.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { mapPictureIfAny, type PictureRow } from './map-picture.server.ts';

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
export function mapExperience(row: ExperienceRow, reportInvalid: ReportInvalid): Experience {
  return {
    id: row.slug ?? row.id,
    title: row.title,
    subtitle: row.short_description ?? '',
    description: row.description,
    category: experienceCategories.find((category) => category.toLowerCase() === row.experience_type) ?? 'Events',
    ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
  };
}
