import { applicationLimits } from '#app/careers/application-limits.ts';
import { venueLabel } from '#app/enquiries/enquiry.ts';
import { venueOptions } from '#app/enquiries/venue-options.ts';
import { pageResponse } from '#app/forms/answer-form.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaFrom } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { careers } from '#content/careers.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/careers-route.ts';
import { ApplicationForm } from './application-form.tsx';
import { Benefits } from './benefits.tsx';
import { receiveApplication } from './receive-application.ts';
import { cvMessagesTexts as cvMessages, careersRouteTexts as texts } from './texts.ts';

export const handle: PageHandle = {
  page: {
    shared: true,
    answersForeignOrigin: true,
    streamsBody: true,
    maxBodyBytes: applicationLimits.bodyBytes,
  },
};

export async function loader({ context }: Route.LoaderArgs) {
  const hotels = await venueOptions(context.get(servicesContext).catalogue);
  context.set(pageFactsContext, { picture: picture('social/careers'), trail: [[names.careers, paths.careers()]] });
  return {
    origin: context.get(requestContext).origin,
    culture: picture('careers/culture'),
    phone: site.headOffice.phone,
    email: site.careers.email,
    careers,
    hotels: hotels.map((hotel) => ({ value: hotel.slug, label: venueLabel(hotel) })),
  };
}

export async function action(args: Route.ActionArgs) {
  return pageResponse(await receiveApplication(args), { cv: cvMessages.again });
}

/** The response to a refused form says when to try again. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta: Route.MetaFunction = metaFrom(({ careers }) => ({
  title: texts.tabTitle,
  description: careers.intro,
  canonical: paths.careers(),
}));

export default function Careers({ loaderData, actionData }: Route.ComponentProps) {
  const { careers, culture, phone, email, hotels } = loaderData;
  return (
    <>
      <PageOpener title={texts.title} text={careers.intro} />
      <section className="wrap section-space">
        <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-8">
          <div className="lg:col-span-7">
            <Picture picture={culture} shown={{ phone: 100, desktop: 55, atMost: 800 }} crop="3:2" load="first" />
          </div>
          <div className="lg:col-span-5">
            <h2 className="text-section">{careers.culture.heading}</h2>
            <p className="measure mt-6 text-quiet">{careers.culture.text}</p>
          </div>
        </div>
      </section>
      <section className="on-sand wrap section-space">
        <h2 className="text-section mb-8">{texts.benefits}</h2>
        <Benefits benefits={careers.benefits} />
      </section>
      <section id="apply" tabIndex={-1} className="wrap section-space">
        <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
          <div className="lg:col-span-4">
            <h2 className="text-section">{texts.apply}</h2>
            <p className="measure mt-6 text-quiet">
              {texts.answer.before} <span className="field-needed">*</span> {texts.answer.after}
            </p>
            <p className="text-small mt-6 text-quiet">{texts.questions}</p>
            <a href={`mailto:${email}`} className="link">
              <span>{email}</span>
            </a>
          </div>
          <div className="lg:col-span-8">
            <ApplicationForm phone={phone} hotels={hotels} reply={actionData} />
          </div>
        </div>
      </section>
    </>
  );
}
