/** Every address of the site. A string that starts with a slash anywhere else in code is a mistake. */
export const paths = {
  home: () => '/',
  hotel: (slug: string) => `/hotel/${slug}`,
  hotels: () => '/hotels',
  locations: (filter: { brand?: string; location?: string } = {}) => {
    const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
    return query ? `/locations?${query}` : '/locations';
  },
  enquire: (filter: { venue?: string } = {}) => (filter.venue ? `/enquire?venue=${filter.venue}` : '/enquire'),
  enquirySent: (reference: string) => `/enquire/sent/${reference}`,
};
