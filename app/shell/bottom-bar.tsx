import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { phoneLink } from '#app/language/format-phone.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { BookYourStay } from './book-your-stay.tsx';
import { pageNamesTexts as names } from './head/texts.ts';
import { bottomBarTexts as texts } from './texts.ts';

/** The phone numbers of the bar and the form that it opens. */
export interface BarTargets {
  /** The address of a form on the page itself; if absent, the site's form opens. */
  enquire?: string | undefined;
  phone: string;
  /** The digits of an international number. */
  whatsapp: string;
  /** The name of the hotel whose page is open; the WhatsApp message names it. */
  about?: string | undefined;
}

/** Stays at the bottom of the screen on phones, and gives way to a form or to the button of the first screen. */
export function BottomBar({ enquire, ...contact }: BarTargets) {
  const isAway = useActionOnScreen();
  return (
    <nav className="bottom-bar on-night md:hidden" aria-label={texts.contact} data-away={isAway}>
      {enquire ? (
        <PageLink to={enquire}>{names.enquire}</PageLink>
      ) : (
        <BookYourStay id="bar-enquiry">{names.enquire}</BookYourStay>
      )}
      <CallAndWrite contact={contact} />
    </nav>
  );
}

export type BarContact = Omit<BarTargets, 'enquire'>;

/** The two other ways to ask, also at the end of the menu. */
export function CallAndWrite({ contact, className }: { contact: BarContact; className?: string }) {
  const { phone, whatsapp, about = 'Tivoli' } = contact;
  return (
    <>
      <a href={phoneLink(phone)} className={className}>
        <Icon name="phone" />
        {texts.call}
      </a>
      <a href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(texts.message(about))}`} className={className}>
        <Icon name="whatsapp" />
        WhatsApp
      </a>
    </>
  );
}

/** What the bar would cover or repeat. The home page's finder is in its first screen, where the bar is wanted. */
const actions = 'main form:not([data-short]), .finder details, .hotel-hero .button';

/** Whether something is on the screen that the bar gives way to; undefined until that is known (`footer.css`). */
function useActionOnScreen(): boolean | undefined {
  const [isOn, setOn] = useState<boolean>();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    const shown = new Set<Element>();
    const screen = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) shown[isIntersecting ? 'add' : 'delete'](target);
      setOn(shown.size > 0);
    });
    // A form that comes late, or goes once it was sent, changes the height of the page.
    const heights = new ResizeObserver(() => {
      screen.disconnect();
      shown.clear();
      const found = document.querySelectorAll(actions);
      if (found.length === 0) setOn(false);
      for (const action of found) screen.observe(action);
    });
    heights.observe(document.body);
    return () => {
      heights.disconnect();
      screen.disconnect();
    };
  }, [key]);
  return isOn;
}
