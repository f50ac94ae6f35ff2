import type { Selectable } from 'kysely';
import type { Brand } from '#app/catalogue/brand.ts';
import type { Brands } from '#platform/database/types.ts';

/** A brand that staff added without a colour gets the group's gold. */
const usualColour = { onLight: '#CD9F59', onNight: '#E0AE57' };

export function mapBrand(row: Selectable<Brands>): Brand {
  return {
    slug: row.slug,
    name: row.name,
    displayName: row.display_name,
    tabLabel: row.tab_label ?? row.display_name.toUpperCase(),
    description: row.description ?? '',
    colour: row.brand_color ?? usualColour.onLight,
    colourOnNight: row.brand_color_on_night ?? usualColour.onNight,
    sortOrder: row.sort_order,
  };
}
