/** The Hindi of English texts. A text that is missing stays English. */
export type HindiTexts = Readonly<Record<string, string>>;

/**
 * The values of these properties and columns are read by programs, or are the same in both languages: names of houses
 * and brands, addresses, phones, areas. Towns are among them because the venue finder looks for them by their names.
 */
export const sameInHindi: ReadonlySet<string> = new Set([
  ...['slug', 'id', 'aliases', 'brand', 'brand_id', 'location', 'location_id', 'hotel', 'hotel_id', 'image_id'],
  ...['bucket', 'path', 'placeholder', 'supabase_path', 'filename', 'file_type', 'public_url', 'upload_source'],
  ...['url', 'embedUrl', 'mapEmbedUrl', 'link_url', 'clip', 'icon', 'icon_name', 'colour', 'colourOnNight'],
  ...[
    'brand_color',
    'brand_color_on_night',
    'featured_image_id',
    'displayName',
    'display_name',
    'tabLabel',
    'tab_label',
  ],
  ...['phone', 'email', 'contact', 'further_contacts', 'socialMedia', 'country', 'city', 'postalCode', 'postal_code'],
  ...['type', 'space_type', 'category', 'experience_type', 'eventTypes', 'event_types', 'eventType', 'event_type'],
  ...[
    'style',
    'kind',
    'post_url',
    'family',
    'wayOn',
    'sections',
    'look',
    'currency',
    'capacity',
    'capacity_text',
    'area',
    'area_display',
    'size',
    'size_display',
    'provider',
  ],
  ...['validFrom', 'valid_from', 'validUntil', 'valid_until', 'startsAt', 'endsAt', 'map', 'source'],
  ...[
    'sampleFields',
    'sample_fields',
    'hours',
    'checkIn',
    'check_in',
    'checkOut',
    'check_out',
    'brandName',
    'brand_name',
  ],
]);

/** Returns the Hindi of a text; undefined if there is none. */
export function hindiOf(text: string, texts: HindiTexts): string | undefined {
  return Object.hasOwn(texts, text) ? texts[text] : undefined;
}

/** Returns the same content with its texts in Hindi. */
export function inHindi<T>(value: T, texts: HindiTexts): T {
  return translate(value, texts) as T;
}

function translate(value: unknown, texts: HindiTexts): unknown {
  if (typeof value === 'string') return hindiOf(value, texts) ?? value;
  if (Array.isArray(value)) return value.map((one) => translate(one, texts));
  if (typeof value !== 'object' || value === null) return value;
  // A room's name is part of its request's address, and is what the request stores.
  const isRoom = 'maxOccupancy' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      sameInHindi.has(name) || (isRoom && name === 'name') ? one : translate(one, texts),
    ]),
  );
}
