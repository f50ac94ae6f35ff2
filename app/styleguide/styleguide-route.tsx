import { HotelCard } from '#app/home/hotel-card.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { Openers } from '#app/styleguide/page-openers.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { picture } from '#content/pictures/picture.ts';
import type { Route } from './+types/styleguide-route.ts';
import { Colours } from './colours.tsx';
import { Controls } from './controls.tsx';
import { Fields } from './fields.tsx';
import { Section } from './section.tsx';
import { SmallParts } from './small-parts.tsx';
import { Strip } from './strip.tsx';
import styles from './styleguide.css?url';
import { TypeScale } from './type-scale.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const hotels = (await context.get(servicesContext).catalogue.hotelsWithDetails({ most: 5 })).value;
  return { hotels, picture: picture('site/not-found') };
}

export const handle: PageHandle = { page: { shared: true }, onlyInEnglish: true };

/** The site's own pages never load these styles. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = () => [
  { title: 'Style guide – Tivoli' },
  { name: 'robots', content: 'noindex' },
];

/** Shows every part of the design system in every state, for people who build or check pages. */
export default function StyleGuide({ loaderData }: Route.ComponentProps) {
  const { hotels, picture } = loaderData;
  const cards = hotels.map((hotel) => ({ key: hotel.slug, card: <HotelCard hotel={hotel} /> }));
  const pictures = hotels.flatMap(({ image }) => (image ? [image] : []));
  return (
    <>
      <PageOpener
        title="Style guide"
        text="The parts that every page is made of, in all their states."
        picture={picture}
      />
      <Section title="Type" ground="on-cream">
        <TypeScale />
      </Section>
      <Section title="Colours" ground="on-sand">
        <Colours />
      </Section>
      <Section title="Buttons and links" ground="on-cream">
        <Controls anchor={paths.styleguide()} looks={['gold', 'dark', 'line']} />
      </Section>
      <Section title="Buttons at night" ground="on-night">
        <Controls anchor={paths.styleguide()} looks={['gold', 'line']} />
      </Section>
      <Section title="Fields" ground="on-cream">
        <Fields />
      </Section>
      <Section title="Small parts" ground="on-sand">
        <SmallParts />
      </Section>
      <Section title="Cards on a strip" ground="on-cream">
        <Strip of="hotels" cards={cards} />
      </Section>
      <Section title="What opens" ground="on-cream">
        <Openers pictures={pictures} />
      </Section>
    </>
  );
}
