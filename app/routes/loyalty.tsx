import { LoyaltyPage } from '#app/features/group/loyalty-page.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { loyalty } from '#content/loyalty.ts';
import { picture } from '#content/pictures/picture.ts';
import { requestContext } from '#server/services.ts';
import type { Route } from './+types/loyalty.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  return { origin, social: picture('social/loyalty'), facts: loyalty };
}

export const handle: PageHandle = { page: { shared: true } };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'Loyalty – Tivoli',
    description: `${loaderData.facts.summary} How it works, and how to register an interest.`,
    origin: loaderData.origin,
    canonical: paths.loyalty(),
    picture: loaderData.social,
  });
}

export default function Loyalty({ loaderData }: Route.ComponentProps) {
  return (
    <LoyaltyPage facts={loaderData.facts}>
      <p className="text-lead measure">Until the programme opens, our team takes your name by phone and by form.</p>
      <p className="mt-6">
        <TextLink to={paths.enquire()}>Write to the team</TextLink>
      </p>
    </LoyaltyPage>
  );
}
