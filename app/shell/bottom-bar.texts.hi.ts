import type { texts as english } from './bottom-bar.texts.ts';

export const texts: typeof english = {
  contact: 'संपर्क',
  enquire: 'पूछताछ',
  call: 'कॉल',
  message: (about) => `नमस्ते, मुझे ${about} के बारे में जानकारी चाहिए।`,
};
