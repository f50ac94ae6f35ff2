import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { NewTabTextLink } from '#app/ui/links/new-tab-text-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { people, portraitInstead } from '#content/people.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { Route } from './+types/people-route.ts';
import { peoplePageTexts as texts } from './texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, origin } = context.get(servicesContext);
  const { email, phone } = site.headOffice;
  const { leaders } = (await catalogue.editorial()).value;
  const groups = people
    .map((group) => ({ ...group, leaders: leaders.filter((leader) => leader.group === group.id) }))
    .filter((group) => group.leaders.length > 0);
  context.set(pageFactsContext, {
    kind: 'AboutPage',
    picture: picture('social/people'),
    trail: [[names.people, paths.people()]],
  });
  return { origin, groups, portraitInstead, email, phone };
}

export const handle: PageHandle = { page: { shared: true }, ownStyles: 'group' };

export const meta = metaOf(`${names.people} – Tivoli`, texts.description, paths.people());

type Data = Route.ComponentProps['loaderData'];

export default function People({ loaderData }: { loaderData: Data }) {
  const { groups, portraitInstead, email, phone } = loaderData;
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title={names.people} text={texts.text} />
      <div className="on-cream wrap section-space">
        {groups.length === 0 ? <p className="text-lead">{texts.none}</p> : null}
        <div className="pairs">
          {groups.map(({ heading, text, leaders }, group) => (
            <section key={heading} className="split" aria-label={heading}>
              <div>
                <h2 className="text-heading">{heading}</h2>
                <p className="text-small mt-2 text-quiet">{text}</p>
              </div>
              <ul className="rows">
                {leaders.map((leader, place) => (
                  <LeaderRow
                    key={leader.id}
                    leader={leader}
                    instead={portraitInstead}
                    load={group + place === 0 ? 'first' : 'lazy'}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <section className="on-night jaali jaali-faint wrap section-space" aria-labelledby="connect-heading">
        <h2 id="connect-heading" className="text-section">
          {texts.connect}
        </h2>
        <p className="text-lead measure mt-4 text-quiet">{texts.writeOrCall}</p>
        <p className="mt-6 flex flex-wrap gap-x-8">
          <TextLink to={`mailto:${email}`}>{email}</TextLink>
          <TextLink to={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
        </p>
      </section>
    </>
  );
}

interface LeaderRowProps {
  leader: Data['groups'][number]['leaders'][number];
  /** This is shown if a portrait cannot be loaded. */
  instead: PictureFacts;
  /** The first portrait is the largest paint of a phone. */
  load: 'first' | 'lazy';
}

function LeaderRow({ leader, instead, load }: LeaderRowProps) {
  const { name, position, answersFor, profile, image, cropTop } = leader;
  return (
    <li className="leader grid gap-y-2 gap-x-8 py-6">
      {image ? (
        <ArchFrame>
          <Picture
            picture={cropTop ? { ...image, focalPoint: { x: image.focalPoint.x, y: 0 } } : image}
            fallback={instead}
            shown={{ phone: 30, desktop: 12, atMost: 160 }}
            crop="4:5"
            load={load}
            alt={texts.portraitOf(name)}
          />
        </ArchFrame>
      ) : null}
      <div>
        <h3 className="text-heading">
          {name}
          <SampleMark of={leader} />
        </h3>
        <p className="text-small text-quiet">{position}</p>
        <p className="measure mt-1 text-quiet">{answersFor}</p>
      </div>
      <NewTabTextLink to={profile} about={name}>
        {texts.profile}
      </NewTabTextLink>
    </li>
  );
}
