import { textsOf } from '#app/catalogue/editorial.ts';
import { LoyaltyForm } from '#app/enquiries/requests/loyalty-form.tsx';
import { LoyaltyPage } from '#app/group/loyalty-page.tsx';
import { loyaltyPageTexts as texts } from '#app/group/texts.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext, servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/loyalty-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const { origin } = context.get(requestContext);
  const { phone } = site.centralReservations;
  const { value: editorial } = await catalogue.editorial();
  const facts = { steps: textsOf(editorial, 'loyalty_step'), benefits: textsOf(editorial, 'loyalty_benefit') };
  context.set(pageFactsContext, { picture: picture('social/loyalty'), trail: [[names.loyalty, paths.loyalty()]] });
  return { origin, facts, phone, picture: picture('home/award-2') };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: texts.tabTitle,
    description: texts.description,
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
