import { listInWords } from '#app/language/list-in-words.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { ContactLines } from '#app/ui/links/contact-lines.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { picture } from '#content/pictures/picture.ts';
import { regionalOffices } from '#content/regional-offices.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Route } from './+types/tivolinet-route.ts';
import { officesPageTexts as texts } from './texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  context.set(pageFactsContext, {
    kind: 'ContactPage',
    picture: picture('social/locations'),
    trail: [[names.tivoliNet, paths.tivoliNet()]],
  });
  return { origin, offices: regionalOffices, picture: picture('omnia-noida/gallery-6') };
}

export const handle: PageHandle = { page: { shared: true }, ownStyles: 'group' };

export const meta = metaOf(texts.tabTitle, texts.description, paths.tivoliNet());

/** "Tivoli Net": the sales offices and the regions that they serve. */
export default function TivoliNet({ loaderData: { offices, picture } }: Route.ComponentProps) {
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title="Tivoli Net" picture={picture} text={texts.text} />
      <div className="on-cream wrap section-space">
        <ul className="md:grid md:grid-cols-2 md:gap-x-8">
          {offices.map(({ region, city, covers, phone, email }) => (
            <li key={region} className="hairline-t py-8">
              <h2 className="text-section">{region}</h2>
              <p className="text-lead mt-2">{city}</p>
              <p className="measure mt-2 text-quiet">{listInWords(covers)}</p>
              <ContactLines phone={phone} email={email} colour="text-accent" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
