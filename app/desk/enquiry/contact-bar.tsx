import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import type { PreparedReplies } from './prepared-replies.ts';

/** Links to call, WhatsApp and mail the guest, each with a text in the guest's language; the other language is below. */
export function ContactBar({ ways, other }: PreparedReplies) {
  return (
    <div>
      <div className="change-row">
        <ContactLink href={ways.call} icon="phone" className="desk-button">
          Call
        </ContactLink>
        <ContactLink href={ways.whatsapp} icon="whatsapp" className="desk-button">
          WhatsApp
        </ContactLink>
        <ContactLink href={ways.mail} icon="mail" className="desk-button">
          E-mail
        </ContactLink>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-quiet text-[0.9375rem]">
        In {other.language}:
        <ContactLink href={other.ways.whatsapp} className="link [font:inherit]">
          WhatsApp
        </ContactLink>
        <ContactLink href={other.ways.mail} className="link [font:inherit]">
          E-mail
        </ContactLink>
      </p>
    </div>
  );
}

interface ContactLinkProps {
  /** The link is left out where there is no address. */
  href: string | undefined;
  icon?: IconName;
  className: string;
  'aria-label'?: string;
  children?: ReactNode;
}

/** A link to call, WhatsApp or mail somebody; WhatsApp opens in a tab of its own. */
export function ContactLink({ href, icon, children, ...attributes }: ContactLinkProps) {
  if (!href) return null;
  const tab = href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={href} {...tab} {...attributes}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  );
}
