import { LoyaltyForm } from '#app/enquiries/requests/loyalty-form.tsx';
import { LoyaltyPage } from '#app/group/loyalty-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { loyalty } from '#content/loyalty.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/loyalty-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const { phone } = site.centralReservations;
  return { origin, facts: loyalty, phone, picture: picture('home/award-2') };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'Loyalty – Tivoli',
    description: `${loaderData.facts.summary} How it works, and how to register an interest.`,
    origin: loaderData.origin,
    canonical: paths.loyalty(),
  });
}

export default function Loyalty({ loaderData }: Route.ComponentProps) {
  return (
    <LoyaltyPage facts={loaderData.facts} picture={loaderData.picture}>
      <LoyaltyForm phone={loaderData.phone} />
    </LoyaltyPage>
  );
}
