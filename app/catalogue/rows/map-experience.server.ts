import type { Experience } from '#app/catalogue/property.ts';
import { experienceCategories, experienceFields } from '#app/catalogue/property-fields/experience-fields.ts';
import type { ColumnsOf } from '#app/catalogue/property-fields/property-field.ts';
import { readFields } from '#app/catalogue/property-fields/read-fields.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { mapPictureIfAny, type PictureRow } from './map-picture.server.ts';

interface ExperienceRow extends ColumnsOf<typeof experienceFields> {
  id: string;
  slug: string | null;
  experience_type: string;
  image: PictureRow | null;
}

export function mapExperience(row: ExperienceRow, reportInvalid: ReportInvalid): Experience {
  return {
    id: row.slug ?? row.id,
    ...readFields(experienceFields, row),
    // The table stores the categories in lower case.
    category: experienceCategories.find((category) => category.toLowerCase() === row.experience_type) ?? 'Events',
    ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
  };
}
