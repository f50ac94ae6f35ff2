import type { consent as english } from './consent.ts';

/** The version names the English sentence, of which this is the translation. */
export const consent: Record<keyof typeof english, string> = {
  version: '2026-11',
  sentence: 'इसे भेजकर आप सहमति देते हैं कि हम आपको जवाब देने के लिए यह जानकारी इस्तेमाल करें, जैसा हमारी',
  link: 'गोपनीयता नीति',
  end: ' में लिखा है।',
};
