import { listInWords } from '#app/language/list-in-words.ts';
import { ContactLines } from '#app/ui/links/contact-lines.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Picture } from '#platform/images/picture.ts';
import { officesPageTexts as texts } from './texts.ts';

interface OfficesPageProps {
  picture: Picture;
  offices: { region: string; city: string; covers: string[]; phone: string; email: string }[];
}

/** "Tivoli Net": the sales offices and the regions that they serve. */
export function OfficesPage({ offices, picture }: OfficesPageProps) {
  return (
    <>
      <PageOpener title="Tivoli Net" picture={picture} text={texts.text} />
      <div className="on-cream wrap section-space">
        <ul className="office-grid">
          {offices.map(({ region, city, covers, phone, email }) => (
            <li key={region} className="office">
              <h2 className="text-heading">{region}</h2>
              <p className="text-lead mt-1">{city}</p>
              <p className="measure mt-2 text-quiet">{listInWords(covers)}</p>
              <ContactLines phone={phone} email={email} colour="text-accent" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
