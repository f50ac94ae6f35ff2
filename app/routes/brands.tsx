import { data } from 'react-router';
import { BrandsPage } from '#app/features/locations/brands-page.tsx';
import { unknownPage } from '#app/features/not-found/lost-texts.ts';
import { SeldomLostPage } from '#app/features/not-found/seldom-lost-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { picture } from '#content/pictures/picture.ts';
import type { Picture } from '#domain/picture.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import type { Route } from './+types/brands.ts';

/** Pictures of the brands, by slug; one that staff added shows its first hotel. */
const brandPictures = {
  tivoli: picture('brand/tivoli'),
  omnia: picture('brand/omnia'),
  wedcation: picture('brand/wedcation'),
  'upper-hse': picture('brand/upper-hse'),
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const [all, hotels] = await Promise.all([catalogue.brands(), catalogue.hotelsWithDetails()]);
  if (params.brand && !all.value.some(({ slug }) => slug === params.brand))
    return data({ kind: 'lost' as const, origin, picture: picture('site/not-found') }, { status: 404 });
  const brands = all.value.map(({ slug, displayName, description }) => {
    const own = hotels.value.filter(({ brand }) => brand === slug);
    const drawn = brandPictures[slug as keyof typeof brandPictures] as Picture | undefined;
    return { slug, name: displayName, description, picture: drawn ?? own[0]?.image, hotels: own };
  });
  const tabs = all.value.map(({ slug, tabLabel }) => ({ slug, tabLabel }));
  return { kind: 'found' as const, origin, brands, tabs, fixed: params.brand };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  if (loaderData.kind === 'lost')
    return pageMeta({ title: `${unknownPage.title} – Tivoli`, description: unknownPage.text, origin });
  const brand = loaderData.brands.find(({ slug }) => slug === loaderData.fixed);
  return pageMeta({
    title: brand ? `${brand.name} – Hotels and Venues` : 'Our Brands – Tivoli',
    description: brand?.description ?? `The brands of Tivoli: ${loaderData.brands.map(({ name }) => name).join(', ')}.`,
    origin,
    canonical: brand ? paths.brand(brand.slug) : paths.brands(),
  });
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'lost') return <SeldomLostPage {...unknownPage} picture={loaderData.picture} />;
  return <BrandsPage {...loaderData} />;
}
