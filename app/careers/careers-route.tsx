import { applicationLimits } from '#app/careers/application-limits.ts';
import { venueLabel } from '#app/enquiries/enquiry.ts';
import { mostVenueOptions, venueOptions } from '#app/enquiries/venue-options.ts';
import { pageResponse } from '#app/forms/answer-form.server.ts';
import { factsOfGroup, GroupFacts } from '#app/group/group-facts.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { townName } from '#app/language/town-name.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaFrom } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
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
    query: { house: 'any' },
  },
  ownStyles: 'group',
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext);
  const house = new URL(request.url).searchParams.get('house') ?? '';
  const [hotels, cards, outline, brands] = await Promise.all([
    venueOptions(catalogue, { named: [house] }),
    catalogue.hotelsWithDetails({ most: mostVenueOptions }),
    catalogue.groupOutline(),
    catalogue.brands(),
  ]);
  context.set(pageFactsContext, { picture: picture('social/careers'), trail: [[names.careers, paths.careers()]] });
  return {
    origin: context.get(requestContext).origin,
    curtain: picture('omnia-greater-noida/gallery-4'),
    culture: picture('careers/culture'),
    phone: site.headOffice.phone,
    email: site.careers.email,
    careers,
    hotels: hotels.map((hotel) => ({ value: hotel.slug, label: venueLabel(hotel) })),
    facts: factsOfGroup(outline.value, brands.value),
    houses: cards.value.map(({ slug, name, city, rooms, image }) => ({
      slug,
      name,
      image,
      place: rooms ? texts.withRooms(townName(city), rooms) : townName(city),
      work: rooms ? texts.hotelWork : texts.venueWork,
    })),
    house,
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
  const { careers, curtain, culture, facts, phone, email, hotels, houses, house } = loaderData;
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title={texts.title} text={careers.intro} picture={curtain}>
        <PageLink to="#apply" className="button button-gold">
          {texts.apply}
        </PageLink>
      </PageOpener>
      <section className="wrap section-space">
        <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-8">
          <div className="lg:col-span-7">
            <Picture picture={culture} shown={{ phone: 100, desktop: 55, atMost: 800 }} crop="3:2" load="first" />
          </div>
          <div className="lg:col-span-5">
            <h2 className="text-section">{careers.culture.heading}</h2>
            <p className="text-lead measure mt-6 text-quiet">{careers.culture.text}</p>
          </div>
        </div>
        <GroupFacts facts={facts} />
      </section>
      <section className="on-sand wrap section-space">
        <h2 className="text-section mb-8">{texts.benefits}</h2>
        <Benefits benefits={careers.benefits} />
      </section>
      <section className="on-night wrap section-space" aria-labelledby="houses-heading">
        <h2 id="houses-heading" className="text-section">
          {texts.houses}
        </h2>
        <p className="text-lead measure mt-3 text-quiet">{texts.whatIsOpen}</p>
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-8 md:gap-y-12 lg:grid-cols-4">
          {houses.map(({ slug, name, image, place, work }) => (
            <li key={slug}>
              <PageLink to={`${paths.careers({ house: slug })}#apply`} className="block">
                <Picture picture={image} shown={{ phone: 45, desktop: 22, atMost: 290 }} crop="4:3" alt="" />
                <span {...contentLang(name)} className="text-small-heading mt-4 block">
                  {name}
                </span>
                <span className="mt-1 block text-quiet">{place}</span>
                <span className="text-small block text-quiet">{work}</span>
                <span className="link">
                  <span>{texts.apply}</span>
                  <Icon name="arrow" />
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <section id="apply" tabIndex={-1} className="wrap section-space">
        <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
          <div className="text-page-ways lg:col-span-4">
            <h2 className="text-section">{texts.apply}</h2>
            <p className="measure mt-6 text-quiet">
              {texts.answer.before} <span className="text-deep">*</span> {texts.answer.after}
            </p>
            <p className="text-small mt-6 text-quiet">{texts.questions}</p>
            <a href={`mailto:${email}`} className="link">
              <span>{email}</span>
            </a>
          </div>
          <div className="lg:col-span-8">
            <ApplicationForm key={house} phone={phone} hotels={hotels} house={house} reply={actionData} />
          </div>
        </div>
      </section>
    </>
  );
}
