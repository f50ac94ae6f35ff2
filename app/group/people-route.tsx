import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { NewTabTextLink } from '#app/ui/links/new-tab-text-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { people, portraitInstead } from '#content/people.ts';
import { picture } from '#content/pictures/picture.ts';
import { site } from '#content/site.ts';
import { requestContext } from '#platform/http/ask-router.ts';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import type { Route } from './+types/people-route.ts';
import { peoplePageTexts as texts } from './texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const { email, phone } = site.headOffice;
  // A portrait stands beside a name; a position without one is a line of type.
  const groups = people.map((group) => ({
    ...group,
    leaders: group.leaders.map(({ image, ...leader }) => ({ ...leader, ...(leader.name && { image }) })),
  }));
  context.set(pageFactsContext, {
    kind: 'AboutPage',
    picture: picture('social/people'),
    trail: [[names.people, paths.people()]],
  });
  return { origin, groups, portraitInstead, email, phone };
}

export const handle: PageHandle = { page: { shared: true } };

export const meta = metaOf(`${names.people} – Tivoli`, texts.description, paths.people());

type Data = Route.ComponentProps['loaderData'];

export default function People({ loaderData }: { loaderData: Data }) {
  const { groups, portraitInstead, email, phone } = loaderData;
  return (
    <>
      <PageOpener title={names.people} text={texts.text} />
      <div className="on-cream wrap section-space">
        <div className="pairs">
          {groups.map(({ heading, text, leaders }) => (
            <section key={heading} className="split" aria-label={heading}>
              <div>
                <h2 className="text-heading">{heading}</h2>
                <p className="text-small mt-2 text-quiet">{text}</p>
              </div>
              <ul className="rows">
                {leaders.map((leader) => (
                  <LeaderRow key={leader.id} leader={leader} instead={portraitInstead} />
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
}

/** A person with a portrait, or a position as a line of type until name and portrait are known. */
function LeaderRow({ leader, instead }: LeaderRowProps) {
  const { name, position, answersFor, profile, image, cropTop } = leader;
  return (
    <li className="leader grid gap-y-2 gap-x-8 py-6">
      {name && image ? (
        <ArchFrame>
          <Picture
            picture={cropTop ? { ...image, focalPoint: { x: image.focalPoint.x, y: 0 } } : image}
            fallback={instead}
            shown={{ phone: 30, desktop: 12, atMost: 160 }}
            crop="4:5"
            alt={texts.portraitOf(name)}
          />
        </ArchFrame>
      ) : null}
      <div>
        <h3 className="text-heading">{name || position}</h3>
        {name ? <p className="text-small text-quiet">{position}</p> : null}
        <p className="measure mt-1 text-quiet">{answersFor}</p>
      </div>
      <NewTabTextLink to={profile} about={name || position}>
        {texts.profile}
      </NewTabTextLink>
    </li>
  );
}
