import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { occasionChoiceTexts as texts } from './texts.ts';

/** Asks at the top of a form whether the enquiry is about an event or about a room. */
export function OccasionChoice({ chosen, hotel }: { chosen: 'event' | 'room'; hotel?: string | undefined }) {
  const ways = [
    { occasion: 'event', label: texts.event, to: paths.enquire(hotel ? { venue: hotel } : {}) },
    { occasion: 'room', label: texts.room, to: paths.requestRooms(hotel ? { hotel } : {}) },
  ];
  return (
    <nav className="occasion" aria-label={texts.question}>
      {ways.map(({ occasion, label, to }) =>
        occasion === chosen ? (
          <span key={occasion} aria-current="true">
            {label}
          </span>
        ) : (
          <PageLink key={occasion} to={to}>
            {label}
          </PageLink>
        ),
      )}
    </nav>
  );
}
