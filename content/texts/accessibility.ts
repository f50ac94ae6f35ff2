import type { TextPage } from '#app/catalogue/text-page.ts';
import { site } from '../site.ts';

export const accessibility: TextPage = {
  title: 'Accessibility',
  summary: 'How this site is built for everyone, and what to do where it falls short.',
  changed: '2026-11-21',
  sections: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'The Web Content Accessibility Guidelines 2.2 at level AA, on every page. Each release is checked by machine on every kind of page, and by hand with the keyboard, at 200 per cent zoom, on a screen of 320 pixels and without scripts.',
      ],
    },
    {
      heading: 'What that means for you',
      paragraphs: [],
      list: [
        'Everything works with the keyboard alone, and you can always see where you are.',
        'Pictures that say something have words; pictures that only decorate are silent.',
        'Text keeps a contrast of at least 4.5 to 1, and grows with your browser’s setting.',
        'Whatever moves by itself has a pause button as its first control, and stands still where your system asks for less motion.',
        'Forms say what is wrong beside the field and at the top, and keep what you typed.',
        'Links that open a new tab say so.',
        'Pages, menus and forms work without scripts.',
      ],
    },
    {
      heading: 'Where it still falls short',
      paragraphs: [
        'The maps and videos of other companies are as accessible as those companies make them; addresses stand beside each map in words. On pages in Hindi, a text that nobody has translated yet is in English.',
      ],
    },
    {
      heading: 'At the properties',
      paragraphs: [
        'What each house offers, from step-free ways to parking near the door, differs. Please tell us in your enquiry what you or your guests need; the property confirms it before you decide.',
      ],
    },
    {
      heading: 'Tell us',
      paragraphs: [
        `If something keeps you out, write to ${site.headOffice.email} or call ${site.headOffice.phone}. We answer within two working days, and give you what you were looking for in another way at once.`,
      ],
    },
  ],
};
