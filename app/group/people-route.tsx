import { phoneLink } from '#app/language/format-phone.ts';
import { OwnStyles } from '#app/own-styles.tsx';
import { paths } from '#app/paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { servicesContext } from '#app/services.server.ts';
import { pageFactsContext } from '#app/shell/head/page-facts.server.ts';
import { metaOf } from '#app/shell/head/page-meta.ts';
import { pageNamesTexts as names } from '#app/shell/head/texts.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
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
  return {
    origin,
    groups,
    portraitInstead,
    door: picture('the-tivoli/gallery-2'),
    stairs: picture('home/award-2'),
    email,
    phone,
  };
}

export const handle: PageHandle = { page: { shared: true }, ownStyles: 'group' };

export const meta = metaOf(`${names.people} – Tivoli`, texts.description, paths.people());

type Data = Route.ComponentProps['loaderData'];

export default function People({ loaderData }: { loaderData: Data }) {
  const { groups, portraitInstead, door, stairs, email, phone } = loaderData;
  const none = groups.length === 0;
  return (
    <>
      <OwnStyles of="group" />
      <PageOpener title={names.people} text={none ? texts.none : texts.text} picture={none ? door : stairs} />
      <div className="people-groups on-cream wrap section-space">
        {groups.map(({ id, heading, text, leaders }, group) => (
          <section key={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`} className={group === 0 ? 'text-heading' : 'text-small-heading'}>
              {heading}
            </h2>
            <p className="mt-2 text-quiet">{text}</p>
            <ul className="leaders" data-people={leaders.length}>
              {leaders.map((leader, place) => (
                <LeaderCard
                  key={leader.id}
                  leader={leader}
                  instead={portraitInstead}
                  load={group === 0 && place < 4 ? 'first' : 'lazy'}
                />
              ))}
            </ul>
          </section>
        ))}
        <section className="connect" aria-labelledby="connect-heading">
          <h2 id="connect-heading" className={none ? 'text-section' : 'text-small-heading'}>
            {texts.connect}
          </h2>
          <p className="mt-2 text-quiet">{texts.headOffice}</p>
          <div className={none ? 'mt-6' : 'leaders leader'}>
            {none ? null : <Picture picture={door} shown={ofPerson} crop="4:5" alt="" />}
            <div>
              <p>{texts.writeOrCall}</p>
              <p className="mt-2">
                <TextLink to={`mailto:${email}`}>{email}</TextLink>
              </p>
              <TextLink to={phoneLink(phone)}>{phone}</TextLink>
            </div>
          </div>
        </section>
      </div>
    </>
  );
}

const ofPerson = { phone: 40, tablet: 44, desktop: 22, atMost: 290 };

interface LeaderCardProps {
  leader: Data['groups'][number]['leaders'][number];
  /** This is shown if a portrait cannot be loaded. */
  instead: PictureFacts;
  /** The portraits of the first row are the largest pictures of the first screen. */
  load: 'first' | 'lazy';
}

function LeaderCard({ leader, instead, load }: LeaderCardProps) {
  const { name, position, answersFor, profile, image, cropTop } = leader;
  return (
    <li className="leader">
      {image ? (
        <Picture
          picture={cropTop ? { ...image, focalPoint: { x: image.focalPoint.x, y: 0 } } : image}
          fallback={instead}
          shown={ofPerson}
          crop="4:5"
          load={load}
          alt={texts.portraitOf(name)}
        />
      ) : null}
      <div>
        <h3 className="text-small-heading">
          {position}
          <SampleMark of={leader} />
        </h3>
        <p className="font-medium text-accent">{name}</p>
        <p className="mt-1 text-quiet">{answersFor}</p>
        <a href={profile} className="link" aria-label={texts.profileOf(name)}>
          <span>{texts.profile}</span>
        </a>
      </div>
    </li>
  );
}
