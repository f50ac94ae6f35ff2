import type { TextPage } from '#app/catalogue/text-page.ts';

/** The page around the menu for the rooms; the menu itself is edited at the desk. */
export const inRoomDining: TextPage = {
  title: 'रूम सर्विस',
  summary: 'ब्लू ग्रोटो की रसोई से, किसी भी समय। जो आप नहीं खाते, वह ज़रूर बताइए।',
  changed: '2026-11-24',
  sections: [
    {
      heading: 'कैसे मँगाएँ',
      paragraphs: ['अपने कमरे से डेस्क पर फ़ोन कीजिए। वहीं से बता देंगे कि आज रसोई में क्या है।'],
    },
  ],
};
