import { contactAddresses, preparedGreeting } from '#app/desk/enquiry/prepared-replies.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Links to call and WhatsApp the guest of a row; a mail link where there is no phone number. */
export function ContactLinks({ row }: { row: InboxRow }) {
  const { call, whatsapp, mail } = contactAddresses(row, preparedGreeting(row));
  return (
    <div className="reach-ways">
      {call ? (
        <a className="reach" href={call} aria-label={`Call ${row.name}`}>
          <Icon name="phone" />
        </a>
      ) : null}
      {whatsapp ? (
        <a className="reach" href={whatsapp} target="_blank" rel="noreferrer" aria-label={`WhatsApp to ${row.name}`}>
          <Icon name="whatsapp" />
        </a>
      ) : null}
      {mail && !call ? (
        <a className="reach" href={mail} aria-label={`Write to ${row.name}`}>
          <Icon name="mail" />
        </a>
      ) : null}
    </div>
  );
}
