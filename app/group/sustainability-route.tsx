import { Link } from 'react-router';
import { textsOf } from '#app/catalogue/editorial.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaFrom } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { picture } from '#content/pictures/picture.ts';
import { type MeasuredFigure, sustainability } from '#content/sustainability.ts';
import type { Route } from './+types/sustainability-route.ts';
import { sustainabilityPageTexts as texts } from './texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const { value: editorial } = await catalogue.editorial();
  context.set(pageFactsContext, {
    kind: 'AboutPage',
    picture: picture('social/sustainability'),
    trail: [[names.sustainability, paths.sustainability()]],
  });
  const hotelName = (await catalogue.hotelById(sustainability.hotel)).value?.name;
  return { origin, facts: sustainability, governance: textsOf(editorial, 'governance'), hotelName };
}

export const handle: PageHandle = { page: { shared: true }, ownStyles: 'group' };

export const meta: Route.MetaFunction = metaFrom(({ facts }) => ({
  title: `${names.sustainability} – Tivoli`,
  description: facts.summary,
  canonical: paths.sustainability(),
}));

/** The initiatives with their figures, and the points of governance as far as they are supplied. */
export default function Sustainability({ loaderData: { facts, governance, hotelName } }: Route.ComponentProps) {
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title={names.sustainability} text={facts.summary} picture={facts.image} />
      <section className="on-cream wrap section-space" aria-labelledby="environmental">
        <h2 id="environmental" className="text-section">
          {texts.environment}
        </h2>
        {hotelName ? <p className="text-lead measure mt-3 text-quiet">{texts.measuredAt(hotelName)}</p> : null}
        <ul className="measured">
          {facts.environmental.map(({ title, text, figures, image }) => (
            <li key={title} className="measured-row">
              <div>
                <h3 className="text-heading">{title}</h3>
                <p className="measure mt-2 text-quiet">{text}</p>
              </div>
              <dl>
                {figures.map((figure) => (
                  <Measured key={figure.unit} {...figure} />
                ))}
              </dl>
              <Picture picture={image} shown={{ phone: 100, tablet: 50, desktop: 22, atMost: 320 }} crop="4:3" alt="" />
            </li>
          ))}
        </ul>
      </section>
      <section className="on-night wrap section-space" aria-labelledby="social">
        <h2 id="social" className="text-section head-space">
          {texts.people}
        </h2>
        <ul className="grid gap-y-10 gap-x-8 md:grid-cols-2">
          {facts.social.map(({ title, text }) => (
            <li key={title} className="hairline-t pt-6">
              <h3 className="text-heading">{title}</h3>
              <p className="text-lead measure mt-3 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="split on-sand wrap section-space" aria-labelledby="governance">
        <h2 id="governance" className="text-section">
          {governance.length > 0 ? texts.conduct : texts.figures}
        </h2>
        <div>
          {governance.length > 0 ? (
            <ul className="rows mb-8">
              {governance.map((point) => (
                <li key={point.id} className="py-5">
                  <h3 className="text-small-heading">
                    {point.title}
                    <SampleMark of={point} />
                  </h3>
                  <p className="text-quiet">{point.text}</p>
                </li>
              ))}
            </ul>
          ) : (
            <p className="measure mb-6 text-quiet">{texts.onOneSheet}</p>
          )}
          <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
            <Link to={paths.esgSummary()} className="button button-dark">
              {texts.readSummary}
            </Link>
            <TextLink to={paths.contact({ about: 'sustainability' })}>{texts.ask}</TextLink>
          </p>
        </div>
      </section>
    </>
  );
}

/** A large figure with its unit, and the same drawn: a row of marks, those that a range may add as outlines. */
function Measured({ figure, unit, marks: { sure, more = 0, each } }: MeasuredFigure) {
  const count = sure + more;
  const inRow = Math.min(count, 20);
  return (
    <div>
      <dt className="text-lead">{unit}</dt>
      <dd className="text-figure">{figure}</dd>
      <dd>
        <svg
          viewBox={`0 0 400 ${20 * Math.ceil(count / inRow)}`}
          className="marks"
          role={each ? 'img' : undefined}
          aria-label={each && texts.aMarkIs(each)}
          aria-hidden={each ? undefined : true}
        >
          <path d={marksPath(0, sure)} />
          {more > 0 ? <path d={marksPath(sure, count)} data-more="" /> : null}
        </svg>
        {each ? (
          <span className="text-small block text-quiet" aria-hidden="true">
            {texts.aMarkIs(each)}
          </span>
        ) : null}
      </dd>
    </div>
  );
}

/** Returns diamonds in rows of twenty. */
function marksPath(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, place) => from + place);
  return places.map((place) => `M${(place % 20) * 20 + 1} ${Math.floor(place / 20) * 20 + 10}l7-7 7 7-7 7z`).join('');
}
