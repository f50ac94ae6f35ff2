import { ContactLines } from '#app/ui/links/contact-lines.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Picture } from '#platform/images/picture.ts';

interface OfficesPageProps {
  picture: Picture;
  offices: { region: string; city: string; covers: string[]; phone: string; email: string }[];
}

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Tivoli Net": the sales offices and the regions that they serve. */
export function OfficesPage({ offices, picture }: OfficesPageProps) {
  return (
    <>
      <PageOpener
        title="Tivoli Net"
        picture={picture}
        text="Four regional sales offices. Each knows every house, and the way there from home."
      />
      <div className="on-cream wrap section-space">
        <ul className="office-grid">
          {offices.map(({ region, city, covers, phone, email }) => (
            <li key={region} className="office">
              <h2 className="text-heading">{region}</h2>
              <p className="text-lead mt-1">{city}</p>
              <p className="measure mt-2 text-quiet">{inWords.format(covers)}</p>
              <ContactLines phone={phone} email={email} colour="text-accent" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
