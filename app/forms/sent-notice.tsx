import { type RefObject, useEffect } from 'react';
import type { StoredAnswer } from '#app/forms/form-types.ts';
import { sentNoticeTexts as texts } from '#app/forms/texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NoMailNotice } from './sent-rows.tsx';

export interface SentNoticeProps {
  sent: StoredAnswer;
  heading: string;
  text: string;
  onDismiss: () => void;
  focus: RefObject<HTMLDivElement | null>;
}

/** Shows above a form that it was sent, until the visitor dismisses it, also when the form has emptied itself. */
export function SentNotice({ sent, heading, text, onDismiss, focus }: SentNoticeProps) {
  useEffect(() => focus.current?.scrollIntoView(), [focus]);
  useEffect(() => offerInBar(sent.location), [sent]);
  return (
    <div
      className="on-night relative mb-8 scroll-mt-4 p-6 pr-16 sm:p-8 sm:pr-20"
      role="status"
      tabIndex={-1}
      ref={focus}
    >
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2">{text}</p>
      <NoMailNotice mail={sent.mail} />
      <p className="mt-4 text-quiet">{texts.reference}</p>
      <p className="text-heading figures text-gold">{sent.reference}</p>
      <p className="mt-2">
        <a href={sent.location} className="link">
          {texts.seeSent}
        </a>
      </p>
      <button
        type="button"
        className="square-button square-button-bare absolute top-2 right-2"
        aria-label={texts.dismiss}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Offers what was sent in the bar at the bottom of phones, in place of another enquiry. Returns how to undo it. */
function offerInBar(address: string) {
  const enquire = document.querySelector<HTMLElement>('.bottom-bar > a');
  if (!enquire) return undefined;
  const link = document.createElement('a');
  link.href = address;
  link.className = 'text-center';
  link.textContent = texts.seeSent;
  enquire.before(link);
  enquire.style.display = 'none';
  return () => {
    link.remove();
    enquire.style.display = '';
  };
}
