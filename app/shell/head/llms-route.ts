import { paths } from '#app/paths.ts';
import { servicesContext } from '#app/services.server.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/llms-route.ts';
import { shortened } from './page-meta.ts';

/** The site as one page of Markdown for language models (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const [brands, hotels] = await Promise.all([catalogue.brands(), catalogue.hotelsWithDetails({ most: mostHotels })]);
  const link = (name: string, path: string, about: string) => `- [${name}](${origin}${path}): ${about}`;
  const text = [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    `Enquiries are answered within 24 hours; nothing is booked or charged on the site. Reservations: ${site.centralReservations.phone}.`,
    '',
    '## Hotels and venues',
    ...hotels.value.map(({ slug, name, city, brandName, rooms, eventCapacity }) =>
      link(
        name,
        paths.hotel(slug),
        [
          [brandName, city].filter(Boolean).join(', '),
          rooms && `${rooms} rooms`,
          eventCapacity && `events for ${eventCapacity} guests`,
        ]
          .filter(Boolean)
          .join('; '),
      ),
    ),
    '',
    '## Brands',
    ...brands.value.map(({ slug, displayName, description }) =>
      link(displayName, paths.brand(slug), shortened(description)),
    ),
    '',
    '## Planning',
    link('Find a venue', paths.locations(), 'every house, by place, guests, layout and setting'),
    link('Compare venues', paths.compare(), 'halls, layouts, rooms and prices of up to three side by side'),
    link('Weddings', paths.weddings(), 'ceremonies, and the halls and lawns that hold them'),
    link('Offers', paths.offers(), 'what holds this season, and until when'),
    link('Enquire', paths.enquire(), 'the form for an event'),
    '',
    '## The group',
    link('Our Story', paths.ourStory(), `hosts since ${site.family.since}, a brand since ${site.brandFounded}`),
    link('Sustainability', paths.sustainability(), 'what is measured of environment, people and conduct'),
    link('Careers', paths.careers(), 'how to apply'),
    link('Contact', paths.contact(), 'a short form for everything else'),
    '',
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** Language models read the text whole, so it has a limit; the sitemap names all hotels. */
const mostHotels = 500;
