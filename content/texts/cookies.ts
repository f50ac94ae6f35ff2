import type { TextPage } from '#app/catalogue/text-page.ts';

/** Everything that the site stores in a browser. A new cookie or a new key of its storage needs a line here. */
export const cookies: TextPage = {
  title: 'Cookie Policy',
  summary: 'One cookie, only after you send a form. Nothing to accept, nothing to refuse.',
  changed: '2026-11-24',
  sections: [
    {
      heading: 'No banner, and why',
      paragraphs: [
        'This site sets no cookies for advertising, statistics or social networks, its own or anyone else’s. What little it keeps is needed for something you asked for, so there is nothing to consent to.',
      ],
    },
    {
      heading: 'The cookie',
      paragraphs: [],
      list: [
        'tivoli_sent: set when you send a form, for 30 minutes. It lets you, and nobody else, read your confirmation again. It holds the reference of your enquiry, signed, and nothing of what you wrote.',
      ],
    },
    {
      heading: 'Kept in the tab until you close it',
      paragraphs: ['These never leave your browser by themselves.'],
      list: [
        'The first page of your visit and the link that led to it: sent along only if you send a form.',
        'What you typed into a form that was not sent yet, so that reloading the page does not lose it.',
        'Your place on a page, so that “back” returns to it.',
      ],
    },
    {
      heading: 'Kept in the browser until you delete it',
      paragraphs: [],
      list: [
        'tivoli-language: the language, Hindi or English, that you chose, so that you are not asked again. It never leaves your browser.',
      ],
    },
    {
      heading: 'Others, at your request',
      paragraphs: [
        'Maps and videos of other companies are drawn or shown as a picture first. They load, and may then set cookies of their own, only after you press their button.',
      ],
    },
    {
      heading: 'Deleting it',
      paragraphs: [
        'Closing the tab deletes what the tab keeps; your browser’s settings delete the cookie and the chosen language. The site works without them.',
      ],
    },
  ],
};
