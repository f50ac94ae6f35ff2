import { Icon } from '#app/ui/icon.tsx';

/** Links to call, WhatsApp and mail the guest, each with a prepared text. */
export function ContactBar({ ways }: { ways: { call?: string; whatsapp?: string; mail?: string } }) {
  return (
    <div className="change-row reach-bar">
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
  );
}
