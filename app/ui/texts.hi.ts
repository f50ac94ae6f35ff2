import type * as english from './texts.ts';

export const controlsTexts: typeof english.controlsTexts = {
  pause: 'रोकें',
  play: 'चलाएँ',
  previousPicture: 'पिछली तस्वीर',
  nextPicture: 'अगली तस्वीर',
  previous: (cards) => `पिछले ${cards}`,
  next: (cards) => `अगले ${cards}`,
  place: (place, count) => `${count} में से ${place}`,
  playFilm: 'चलाएँ:',
  loadingFilm: 'लोड हो रहा है…',
  silentVideo: (title, shown) => `${title}। बिना आवाज़ का चलता चित्र: ${shown}`,
};

export const dialogTexts: typeof english.dialogTexts = {
  close: 'बंद करें',
};

export const sampleMarkTexts: typeof english.sampleMarkTexts = { sample: 'नमूना' };

export const shareButtonTexts: typeof english.shareButtonTexts = {
  share: 'शेयर करें',
  copied: 'लिंक कॉपी हो गया',
};

export const failedPartTexts: typeof english.failedPartTexts = {
  tryAgain: 'फिर कोशिश करें',
  failed: 'कुछ गड़बड़ हो गई।',
};
