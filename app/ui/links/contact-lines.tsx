import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

interface ContactLinesProps {
  phone: string;
  email: string;
  /** The class of the icons' colour. */
  colour: string;
  /** Further lines. */
  children?: ReactNode;
}

/** A phone number and an e-mail address, each a link with its icon. */
export function ContactLines({ phone, email, colour, children }: ContactLinesProps) {
  return (
    <ul className="contact-lines mt-5">
      <li>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="figures">
          <Icon name="phone" className={`size-5 ${colour}`} />
          {phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`}>
          <Icon name="mail" className={`size-5 ${colour}`} />
          {email}
        </a>
      </li>
      {children}
    </ul>
  );
}
