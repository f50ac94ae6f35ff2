import { applicationLimits } from '#app/careers/application-limits.ts';
import { pageResponse } from '#app/forms/server/receive-form.server.ts';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { requestContext } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/head/page-meta.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { careers } from '#content/careers.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/careers-route.ts';
import { ApplicationForm } from './application-form.tsx';
import { cvMessages } from './application-rules.ts';
import { Benefits } from './benefits.tsx';
import { receiveApplication } from './receive-application.ts';

export const handle: PageHandle = {
  page: {
    shared: true,
    answersForeignOrigin: true,
    streamsBody: true,
    maxBodyBytes: applicationLimits.bodyBytes,
  },
};

export function loader({ context }: Route.LoaderArgs) {
  return {
    origin: context.get(requestContext).origin,
    culture: picture('careers/culture'),
    phone: site.headOffice.phone,
  };
}

export async function action(args: Route.ActionArgs) {
  return pageResponse(await receiveApplication(args), { cv: cvMessages.again });
}

/** The response to a refused form says when to try again. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  const canonical = paths.careers();
  return pageMeta({ title: 'Careers – Tivoli', description: careers.intro, origin, canonical });
}

export default function Careers({ loaderData: { culture, phone }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageOpener title="Careers at Tivoli" text={careers.intro} />
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
        <h2 className="text-section mb-8">What you can count on</h2>
        <Benefits />
      </section>
      <section id="apply" tabIndex={-1} className="wrap section-space">
        <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
          <div className="lg:col-span-4">
            <h2 className="text-section">Apply</h2>
            <p className="measure mt-6 text-quiet">
              Our team will contact you within 24 hours. Fields marked <span className="field-needed">*</span> are
              required.
            </p>
            <p className="text-small mt-6 text-quiet">Questions?</p>
            <a href={`mailto:${site.careers.email}`} className="link">
              <span>{site.careers.email}</span>
            </a>
          </div>
          <div className="lg:col-span-8">
            <ApplicationForm phone={phone} reply={actionData} />
          </div>
        </div>
      </section>
    </>
  );
}
