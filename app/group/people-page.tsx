import { NewTabTextLink } from '#app/ui/links/new-tab-text-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Picture as PictureFacts } from '#platform/images/picture.ts';
import { texts } from './people-page.texts.ts';

interface Leader {
  id: string;
  name: string;
  position: string;
  profile: string;
  image: PictureFacts;
  cropTop?: true;
}

interface PeoplePageProps {
  groups: { heading: string; text: string; leaders: Leader[] }[];
  /** This is shown if a portrait cannot be loaded. */
  portraitInstead: PictureFacts;
  email: string;
  phone: string;
}

function Portrait({ leader, instead }: { leader: Leader; instead: PictureFacts }) {
  const { name, position, profile, image, cropTop } = leader;
  const picture = cropTop ? { ...image, focalPoint: { x: image.focalPoint.x, y: 0 } } : image;
  return (
    <li className="leader">
      <ArchFrame>
        <Picture
          picture={picture}
          fallback={instead}
          shown={{ phone: 45, tablet: 22, desktop: 16, atMost: 230 }}
          crop="4:5"
          alt={name ? texts.portraitOf(name) : ''}
        />
      </ArchFrame>
      <div>
        <h3 className="text-small-heading mt-4">{name || position}</h3>
        {name ? <p className="text-small text-quiet">{position}</p> : null}
        <NewTabTextLink to={profile} about={name || position}>
          {texts.profile}
        </NewTabTextLink>
      </div>
    </li>
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
              <ul className="leaders" data-few={leaders.length < 3 ? '' : undefined}>
                {leaders.map((leader) => (
                  <Portrait key={leader.id} leader={leader} instead={portraitInstead} />
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
