import type { ReactNode } from 'react';
import { phoneLink } from '#app/language/format-phone.ts';
import { Icon } from '#app/ui/icon.tsx';

interface ContactLinesProps {
  phone: string;
  email: string;
  /** The class of the icons' colour. */
  colour: string;
  /** Further lines. */
  children?: ReactNode;
}

/** The classes of a link that stands beside its icon. */
export const contactLine = 'flex w-fit min-h-11 items-center gap-3';

/** A phone number and an e-mail address, each a link with its icon. */
export function ContactLines({ phone, email, colour, children }: ContactLinesProps) {
  return (
    <ul className="contact-lines mt-5">
      <li>
        <a href={phoneLink(phone)} className={`figures ${contactLine}`}>
          <Icon name="phone" className={`size-5 ${colour}`} />
          {phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} className={contactLine}>
          <Icon name="mail" className={`size-5 ${colour}`} />
          {email}
        </a>
      </li>
      {children}
    </ul>
  );
}
