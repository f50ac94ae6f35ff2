import type * as english from './texts.ts';

export const bookingFailedTexts: typeof english.bookingFailedTexts = {
  failed: 'होटल लोड नहीं हो सके। कृपया पेज को फिर से लोड करें।',
  orCall: { before: 'या', after: ' पर कॉल करें।' },
  openPage: 'पूछताछ का पेज खोलें',
};
