import type { texts as english } from './application-form.texts.ts';

export const texts: typeof english = {
  sending: (percent) => `आपका CV भेजा जा रहा है: ${percent} %`,
  arrived: 'आपका CV मिल गया है और उसकी जाँच हो रही है',
};
