import { paths } from '#app/paths.ts';
import { sentWordsTexts as texts } from './texts.ts';

interface SentWords {
  heading: string;
  thanks: string;
  again: { to: string; label: string };
}

/** The confirmation of every form except the event enquiry has these texts. */
export const sentWords: Record<'room' | 'loyalty' | 'contact' | 'application', SentWords> = {
  room: { ...texts.room, again: { to: paths.locations(), label: texts.hotels } },
  loyalty: { ...texts.loyalty, again: { to: paths.locations(), label: texts.hotels } },
  contact: { ...texts.contact, again: { to: paths.contact(), label: texts.anotherMessage } },
  application: { ...texts.application, again: { to: paths.careers(), label: texts.careers } },
};
