import { Icon } from '#app/ui/icon.tsx';
import type { PreparedReplies } from './prepared-replies.ts';

/** Links to call, WhatsApp and mail the guest, each with a text in the guest's language; the other language is below. */
export function ContactBar({ ways, other }: PreparedReplies) {
  return (
    <div>
      <div className="change-row">
        {ways.call ? (
          <a className="desk-button" href={ways.call}>
            <Icon name="phone" />
            Call
          </a>
        ) : null}
        {ways.whatsapp ? (
          <a className="desk-button" href={ways.whatsapp} target="_blank" rel="noreferrer">
            <Icon name="whatsapp" />
            WhatsApp
          </a>
        ) : null}
        {ways.mail ? (
          <a className="desk-button" href={ways.mail}>
            <Icon name="mail" />
            E-mail
          </a>
        ) : null}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 text-quiet text-[0.9375rem]">
        In {other.language}:
        {other.ways.whatsapp ? (
          <a className="link [font:inherit]" href={other.ways.whatsapp} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        ) : null}
        {other.ways.mail ? (
          <a className="link [font:inherit]" href={other.ways.mail}>
            E-mail
          </a>
        ) : null}
      </p>
    </div>
  );
}
