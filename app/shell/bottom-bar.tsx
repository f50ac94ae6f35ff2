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

/** Stays at the bottom of the screen on phones. */
export function BottomBar({ enquire, phone, whatsapp, about = 'Tivoli' }: BarTargets) {
  const message = encodeURIComponent(texts.message(about));
  return (
    <nav className="bottom-bar on-night md:hidden" aria-label={texts.contact}>
      {enquire ? (
        <PageLink to={enquire}>{names.enquire}</PageLink>
      ) : (
        <BookYourStay id="bar-enquiry">{names.enquire}</BookYourStay>
      )}
      <a href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        {texts.call}
      </a>
      <a href={`https://wa.me/${whatsapp}?text=${message}`}>
        <Icon name="whatsapp" />
        WhatsApp
      </a>
    </nav>
  );
}
