import type { texts as english } from './resend.texts.ts';

export const texts: typeof english = {
  unreachable: 'आपका फ़ॉर्म हम तक नहीं पहुँचा। आपने जो लिखा, वह सब यहीं है, और इंटरनेट लौटते ही अपने आप भेज दिया जाएगा।',
  nextTry: (pause) => `हम ${pause} में अपने आप फिर कोशिश करेंगे।`,
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => (count === 1 ? 'एक मिनट' : `${count} मिनट`),
};
