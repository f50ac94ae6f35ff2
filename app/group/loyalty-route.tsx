import { textsOf } from '#app/catalogue/editorial.ts';
import { LoyaltyForm } from '#app/enquiries/requests/loyalty-form.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/loyalty-route.ts';
import { loyaltyPageTexts as texts } from './texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const { phone } = site.centralReservations;
  const { value: editorial } = await catalogue.editorial();
  const facts = { steps: textsOf(editorial, 'loyalty_step'), benefits: textsOf(editorial, 'loyalty_benefit') };
  context.set(pageFactsContext, { picture: picture('social/loyalty'), trail: [[names.loyalty, paths.loyalty()]] });
  return { origin, facts, phone, picture: picture('home/award-2'), homecoming: picture('home/hero-4') };
}

export const handle: PageHandle = { page: { shared: true } };

export const meta = metaOf(`${names.loyalty} – Tivoli`, texts.description, paths.loyalty());

/** What the programme is, as far as it is settled, and the form. */
export default function Loyalty({ loaderData: { facts, phone, picture, homecoming } }: Route.ComponentProps) {
  const { steps, benefits } = facts;
  return (
    <>
      <PageOpener title={names.loyalty} text={texts.text} picture={picture} />
      {steps.length > 0 ? (
        <section className="on-cream wrap section-space" aria-labelledby="steps-heading">
          <h2 id="steps-heading" className="text-section head-space">
            {texts.howItWorks}
          </h2>
          <ol className="grid gap-y-10 gap-x-8 md:grid-cols-3">
            {steps.map((step, place) => (
              <li key={step.id} className="hairline-t pt-5">
                <span className="text-figure block text-accent" aria-hidden="true">
                  {place + 1}
                </span>
                <h3 className="text-heading mt-2">
                  {step.title}
                  <SampleMark of={step} />
                </h3>
                <p className="measure mt-2 text-quiet">{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {benefits.length > 0 ? (
        <section className="on-night wrap section-space" aria-labelledby="benefits-heading">
          <h2 id="benefits-heading" className="text-section head-space">
            {texts.whatItBrings}
          </h2>
          <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-8">
            <Picture
              picture={homecoming}
              shown={{ phone: 100, desktop: 54, atMost: 725 }}
              crop="3:2"
              className="lg:col-span-7"
            />
            <ul className="lg:col-span-5">
              {benefits.map((benefit) => (
                <li key={benefit.id} className="hairline-t py-6">
                  <h3 className="text-heading">
                    {benefit.title}
                    <SampleMark of={benefit} />
                  </h3>
                  <p className="mt-1 text-quiet">{benefit.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      <section id="register" className="split on-sand wrap section-space" aria-labelledby="register-heading">
        <div>
          <h2 id="register-heading" className="text-section">
            {texts.register}
          </h2>
          {steps.length === 0 ? <p className="measure mt-3 text-quiet">{texts.notOpenYet}</p> : null}
        </div>
        <div>
          <LoyaltyForm phone={phone} />
        </div>
      </section>
    </>
  );
}
