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
import { sustainability } from '#content/sustainability.ts';
import type { Route } from './+types/sustainability-route.ts';
import { PictureBesideText } from './picture-beside-text.tsx';
import { sustainabilityPageTexts as texts } from './texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const { value: editorial } = await catalogue.editorial();
  context.set(pageFactsContext, {
    kind: 'AboutPage',
    picture: picture('social/sustainability'),
    trail: [[names.sustainability, paths.sustainability()]],
  });
  return { origin, facts: sustainability, governance: textsOf(editorial, 'governance') };
}

export const handle: PageHandle = { page: { shared: true }, ownStyles: 'group' };

export const meta: Route.MetaFunction = metaFrom(({ facts }) => ({
  title: `${names.sustainability} – Tivoli`,
  description: facts.summary,
  canonical: paths.sustainability(),
}));

/** The initiatives with their figures, and the points of governance as far as they are supplied. */
export default function Sustainability({ loaderData: { facts, governance } }: Route.ComponentProps) {
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title={names.sustainability} text={facts.summary} picture={facts.image} />
      <section className="on-cream wrap section-space" aria-labelledby="environmental">
        <h2 id="environmental" className="text-section head-space">
          {texts.environment}
        </h2>
        <div className="pairs">
          {facts.environmental.map(({ title, text, figures, image }, place) => (
            <PictureBesideText key={title} labelledBy={`environmental-${place}`} picture={image}>
              <h3 id={`environmental-${place}`} className="text-heading">
                {title}
              </h3>
              <p className="measure mt-3 text-quiet">{text}</p>
              <dl className="mt-5">
                {figures.map(({ figure, unit }) => (
                  <div key={unit} className="hairline-t flex flex-col-reverse py-3">
                    <dt className="text-small text-quiet">{unit}</dt>
                    <dd className="text-section figures text-accent">{figure}</dd>
                  </div>
                ))}
              </dl>
            </PictureBesideText>
          ))}
        </div>
      </section>
      <section className="on-night wrap section-space" aria-labelledby="social">
        <h2 id="social" className="text-section head-space">
          {texts.people}
        </h2>
        <ul className="grid gap-y-10 gap-x-8 md:grid-cols-2">
          {facts.social.map(({ title, text, image }) => (
            <li key={title}>
              <Picture picture={image} shown={{ phone: 100, desktop: 42, atMost: 608 }} crop="16:9" alt="" />
              <h3 className="text-heading mt-5">{title}</h3>
              <p className="measure mt-2 text-quiet">{text}</p>
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
