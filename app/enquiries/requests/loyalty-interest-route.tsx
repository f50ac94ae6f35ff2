import { pageResponse } from '#app/forms/answer-form.server.ts';
import { FormPage, formPageStyles } from '#app/forms/form-page.tsx';
import { receiveForm } from '#app/forms/receive-form.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/loyalty-interest-route.ts';
import { LoyaltyForm } from './loyalty-form.tsx';
import { loyaltyInterestRouteTexts as texts } from './texts.ts';

export const links: Route.LinksFunction = () => [formPageStyles];

export const handle: PageHandle = { page: { shared: true, answersForeignOrigin: true } };

export function loader({ context }: Route.LoaderArgs) {
  context.set(pageFactsContext, {
    picture: picture('social/loyalty'),
    trail: [
      [names.loyalty, paths.loyalty()],
      [names.interest, paths.loyaltyInterest()],
    ],
  });
  return { origin: context.get(servicesContext).origin, phone: site.centralReservations.phone };
}

export async function action(args: Route.ActionArgs) {
  return pageResponse(await receiveForm(args, args.context.get(servicesContext).receivers.loyalty));
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta = metaOf(texts.tabTitle, texts.text, paths.loyaltyInterest());

export default function LoyaltyInterest({ loaderData: { phone }, actionData }: Route.ComponentProps) {
  return (
    <FormPage title={texts.title} text={texts.text} phone={phone}>
      <LoyaltyForm phone={phone} reply={actionData} />
    </FormPage>
  );
}
