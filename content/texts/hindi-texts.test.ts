import { expect, test } from 'vitest';
import type { TextPage } from '#app/catalogue/text-page.ts';

const names = {
  accessibility: 'accessibility',
  cookies: 'cookies',
  'in-room-dining': 'inRoomDining',
  privacy: 'privacy',
  'service-directory': 'serviceDirectory',
  terms: 'terms',
};

const shapeOf = ({ changed, sections }: TextPage) => ({
  changed,
  sections: sections.map(({ paragraphs, list = [] }) => [paragraphs.length, list.length]),
});

test.each(Object.entries(names))(
  'the page %s says as much in Hindi as in English, of the same day',
  async (file, name) => {
    const english: TextPage = (await import(`./${file}.ts`))[name];
    const hindi: TextPage = (await import(`./${file}.hi.ts`))[name];
    // A page of law begins with the sentence that its English text governs.
    const [first, ...rest] = hindi.sections;
    const isOfLaw = first?.heading === 'अंग्रेज़ी पाठ मान्य है';
    expect(shapeOf({ ...hindi, sections: isOfLaw ? rest : hindi.sections })).toEqual(shapeOf(english));
    expect(JSON.stringify(hindi)).toMatch(
      file === 'privacy' || file === 'terms' ? /अंग्रेज़ी पाठ मान्य होगा/ : /[\u0900-\u097f]/,
    );
  },
);
