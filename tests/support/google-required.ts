/**
 * The fields without which Google shows no rich result, by type, as its documentation lists them under
 * developers.google.com/search/docs/appearance/structured-data. The kept validators know no hotel and no local business.
 */
const required: Record<string, readonly string[]> = {
  // "Local business": a hotel, a restaurant and whoever serves food are kinds of it.
  Hotel: ['name', 'address'],
  Restaurant: ['name', 'address'],
  FoodEstablishment: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ItemList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  Organization: ['name', 'url', 'logo'],
  Offer: ['name', 'url'],
  Rating: ['ratingValue', 'bestRating'],
};

/** What Google recommends for the house itself, and every hotel of ours has. */
const ofHouse = ['image', 'telephone', 'url', 'geo', 'description', 'starRating'];

type Node = Record<string, unknown>;
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function lacksOf(node: Node, place: string): string[] {
  const types = [node['@type'] ?? []].flat() as string[];
  const isHouse = String(node['@id'] ?? '').endsWith('#house') && types.length > 0;
  const wanted = [...types.flatMap((type) => required[type] ?? []), ...(isHouse ? ofHouse : [])];
  return [
    ...wanted.filter((field) => isEmpty(node[field])).map((field) => `${place}: ${types} without ${field}`),
    ...(types.includes('BreadcrumbList') ? breadcrumbLacks(node, place) : []),
  ];
}

/** Google wants two pages at least, counted from 1, each but the last with its address. */
function breadcrumbLacks({ itemListElement }: Node, place: string): string[] {
  const items = Array.isArray(itemListElement) ? (itemListElement as Node[]) : [];
  return [
    ...(items.length < 2 ? [`${place}: a breadcrumb of ${items.length}`] : []),
    ...items.flatMap(({ position }, index) =>
      position === index + 1 ? [] : [`${place}: position ${position} is not ${index + 1}`],
    ),
    ...items
      .slice(0, -1)
      .flatMap(({ item }, index) => (isEmpty(item) ? [`${place}: crumb ${index + 1} without item`] : [])),
  ];
}

/** Returns what Google requires and the structured data of a page lacks, each as a sentence with its place. */
export function googleLacks(data: unknown, place = 'page'): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => googleLacks(one, `${place}[${index}]`));
  if (!isNode(data)) return [];
  const isReference = Object.keys(data).length === 1 && '@id' in data;
  return [
    ...(isReference ? [] : lacksOf(data, place)),
    ...Object.entries(data).flatMap(([name, value]) => googleLacks(value, `${place}.${name}`)),
  ];
}
