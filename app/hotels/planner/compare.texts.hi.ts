import type { texts as english } from './compare.texts.ts';

export const texts: typeof english = {
  title: 'वेन्यू की तुलना',
  text: 'एक साथ तीन वेन्यू तक देखिए। अपनी पसंद किसी को दिखानी हो, तो इस पेज का लिंक भेज दीजिए।',
  ordinals: { a: 'पहला वेन्यू', b: 'दूसरा वेन्यू', c: 'तीसरा वेन्यू' },
  choose: 'वेन्यू चुनें',
  compare: 'तुलना करें',
  sideBySide: 'एक साथ',
  enquire: 'पूछताछ',
};
