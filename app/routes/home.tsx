import { Suspense } from 'react';
import { Hero } from '#app/features/home/hero.tsx';
import { OurHotels } from '#app/features/home/our-hotels.tsx';
import { Sill } from '#app/features/home/sill.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { heroSlides } from '#content/home.ts';
import { site } from '#content/site.ts';
import { brandSlugs } from '#domain/brand.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/home.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const asked = new URL(request.url).searchParams.get('brand');
  const brands = await catalogue.brands();
  const selected = asked ?? brands.value[0]?.slug ?? '';
  const hotels = await catalogue.featuredHotels({ brand: selected });
  return {
    origin,
    site: { name: site.name, description: site.description },
    slides: heroSlides.map(({ title, text, caption, image, portrait }) => ({ title, text, caption, image, portrait })),
    brands: brands.value.map(({ slug, tabLabel }) => ({ slug, tabLabel })),
    selected,
    hotels: hotels.value,
  };
}

export const handle: PageHandle = { page: { shared: true, query: { brand: brandSlugs } } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, site, slides } = loaderData;
  return pageMeta({
    title: `${site.name} – Hotels, Banquet Venues and Weddings in Delhi NCR`,
    description: `${site.description} Palace hotels, glass houses and wedding lawns; our team answers within 24 hours.`,
    origin,
    canonical: paths.home(),
    picture: slides[0]?.image,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, brands, selected, hotels } = loaderData;
  return (
    <>
      <Suspense>
        <Hero slides={slides} />
      </Suspense>
      <Sill />
      <Suspense>
        <OurHotels brands={brands} selected={selected} hotels={hotels} />
      </Suspense>
    </>
  );
}
