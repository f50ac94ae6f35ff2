import { redirect } from 'react-router';
import { textsOf } from '#app/catalogue/editorial.ts';
import { readMenu } from '#app/catalogue/menu.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { TextPage } from '#app/catalogue/text-page.ts';
import { formatDay } from '#app/language/dates.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths, segmentOf } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaFrom } from '#app/shell/head/page-meta.ts';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import { accessibility } from '#content/texts/accessibility.ts';
import { cookies } from '#content/texts/cookies.ts';
import { inRoomDining } from '#content/texts/in-room-dining.ts';
import { privacy } from '#content/texts/privacy.ts';
import { serviceDirectory } from '#content/texts/service-directory.ts';
import { terms } from '#content/texts/terms.ts';
import { lookUp } from '#platform/look-up.ts';
import type { Route } from './+types/text-route.ts';
import { textPageTexts as texts } from './texts.ts';

/** The texts by address; a document of the owner's own replaces ours. */
const pages = {
  [paths.privacy()]: { text: privacy, document: site.documents.privacy },
  [paths.terms()]: { text: terms, document: site.documents.terms },
  [paths.cookies()]: { text: cookies, document: site.documents.cookies },
  [paths.accessibility()]: { text: accessibility, document: undefined },
  [paths.serviceDirectory()]: { text: serviceDirectory, document: undefined },
  [paths.inRoomDining()]: { text: inRoomDining, document: undefined },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  const page = lookUp(pages, path);
  if (!page) throw new Response(null, { status: 404 });
  if (page.document) throw redirect(page.document);
  const text = path === paths.inRoomDining() ? await withMenu(page.text, catalogue) : page.text;
  context.set(pageFactsContext, {
    picture: picture(path === paths.inRoomDining() ? 'social/dining' : 'site/social'),
    trail: [[text.title, path]],
  });
  return { origin, path, text };
}

export const handle: PageHandle = { page: { shared: true }, ownStyles: 'group' };

export const meta: Route.MetaFunction = metaFrom(({ path, text }) => ({
  title: `${text.title} – Tivoli`,
  description: text.summary,
  canonical: path,
}));

/** A page of text under headings, with links to the headings. */
export default function Text({ loaderData: { text } }: Route.ComponentProps) {
  const { title, summary, changed, sections } = text;
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title={title} text={summary} />
      <div className="text-page on-cream wrap section-space">
        <nav aria-label={texts.onThisPage} className="text-page-ways">
          <ul className="max-lg:hidden">
            {sections.map(({ heading }) => (
              <li key={heading}>
                <a href={`#${segmentOf(heading)}`} className="link">
                  <span>{heading}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="text-small text-quiet lg:mt-6">{texts.lastChanged(formatDay(changed))}</p>
        </nav>
        <div>
          {sections.map(({ heading, paragraphs, list, isSample }) => (
            <section key={heading} id={segmentOf(heading)} className="text-page-section hairline-t pt-7 pb-9">
              <h2 className="text-small-heading">
                {heading}
                <SampleMark of={{ isSample }} />
              </h2>
              {paragraphs.map((paragraph) => (
                <p className="max-w-160 mt-3" key={paragraph}>
                  {paragraph}
                </p>
              ))}
              {list ? (
                <ul className="max-w-160 mt-3">
                  {list.map((item) => (
                    <li className="pl-6" key={item}>
                      {item}
                    </li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** Puts the courses of the stored menu before the page's own section. */
async function withMenu(text: TextPage, catalogue: Catalogue): Promise<TextPage> {
  const { value } = await catalogue.editorial();
  const stored = textsOf(value, 'menu').find(({ id }) => id === 'in-room-dining');
  if (!stored) return text;
  const courses = readMenu(stored.text).courses.map(({ heading, dishes }) => ({
    heading,
    paragraphs: [],
    list: dishes.map(({ name, vegetarian }) => (vegetarian ? texts.vegetarian(name) : name)),
    ...(stored.isSample && { isSample: true as const }),
  }));
  return { ...text, sections: [...courses, ...text.sections] };
}
