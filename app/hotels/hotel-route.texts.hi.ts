import type { texts as english } from './hotel-route.texts.ts';

export const texts: typeof english = {
  roomsAway: 'कमरों की सूची इस समय नहीं मिल पा रही है',
  console: ' इसकी वजह आपके ब्राउज़र के कंसोल में लिखी है।',
};
