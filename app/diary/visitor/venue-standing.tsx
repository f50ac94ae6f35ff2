import type { DayStanding } from '#app/diary/open-days.ts';
import type { Day } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { StandingSign } from './standing-sign.tsx';
import { openDaysTexts as texts } from './texts.ts';

interface VenueStandingProps {
  standing: DayStanding;
  hotel: string;
  space: string;
  day: Day;
}

/** How a space stands on the wished day; where it is taken, the days near. */
export function VenueStanding({ standing, hotel, space, day }: VenueStandingProps) {
  return (
    <p className="venue-standing" data-standing={standing}>
      <StandingSign standing={standing} />
      {texts.standings[standing]}
      {standing === 'taken' ? (
        <TextLink to={paths.openDays(hotel, { month: day.slice(0, 7), space })}>{texts.daysNear}</TextLink>
      ) : null}
    </p>
  );
}
