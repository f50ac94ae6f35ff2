import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { BookYourStay } from './book-your-stay.tsx';

/** Whom the bar calls and writes to, and which form it opens. */
export interface BarTargets {
  /** The form on the page itself; absent: the site's form opens. */
  enquire?: string | undefined;
  phone: string;
  /** Digits of an international number. */
  whatsapp: string;
  /** The hotel whose page is open: the message begins with it. */
  about?: string | undefined;
}

/** On phones, always at hand. */
export function BottomBar({ enquire, phone, whatsapp, about = 'Tivoli' }: BarTargets) {
  const message = encodeURIComponent(`Hello, I would like to enquire about ${about}.`);
  return (
    <nav className="bottom-bar on-night" aria-label="Contact">
      {enquire ? <PageLink to={enquire}>Enquire</PageLink> : <BookYourStay id="bar-enquiry">Enquire</BookYourStay>}
      <a href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        Call
      </a>
      <a href={`https://wa.me/${whatsapp}?text=${message}`}>
        <Icon name="whatsapp" />
        WhatsApp
      </a>
    </nav>
  );
}
