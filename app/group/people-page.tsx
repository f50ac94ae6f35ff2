import { NewTabTextLink } from '#app/ui/links/new-tab-text-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { peoplePageTexts as texts } from './texts.ts';

interface Leader {
  id: string;
  name: string;
  position: string;
  answersFor: string;
  profile: string;
  /** It is shown beside a name. */
  image?: PictureFacts | undefined;
  cropTop?: true;
}

interface PeoplePageProps {
  groups: { heading: string; text: string; leaders: Leader[] }[];
  /** This is shown if a portrait cannot be loaded. */
  portraitInstead: PictureFacts;
  email: string;
  phone: string;
}

/** A person with a portrait, or a position as a line of type until name and portrait are known. */
function LeaderRow({ leader, instead }: { leader: Leader; instead: PictureFacts }) {
  const { name, position, answersFor, profile } = leader;
  return (
    <li className="leader grid gap-y-2 gap-x-8 py-6">
      {name && leader.image ? <Portrait name={name} of={leader} image={leader.image} instead={instead} /> : null}
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

interface PortraitProps {
  name: string;
  of: Pick<Leader, 'cropTop'>;
  image: PictureFacts;
  instead: PictureFacts;
}

function Portrait({ name, of: { cropTop }, image, instead }: PortraitProps) {
  const picture = cropTop ? { ...image, focalPoint: { x: image.focalPoint.x, y: 0 } } : image;
  return (
    <ArchFrame>
      <Picture
        picture={picture}
        fallback={instead}
        shown={{ phone: 30, desktop: 12, atMost: 160 }}
        crop="4:5"
        alt={texts.portraitOf(name)}
      />
    </ArchFrame>
  );
}

export function PeoplePage({ groups, portraitInstead, email, phone }: PeoplePageProps) {
  return (
    <>
      <PageOpener title={texts.title} text={texts.text} />
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
