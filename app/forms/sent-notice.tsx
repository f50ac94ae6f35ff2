import type { RefObject } from 'react';
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
  return (
    <div
      className="on-night relative mb-8 scroll-mt-24 p-6 pr-16 sm:p-8 sm:pr-20"
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
