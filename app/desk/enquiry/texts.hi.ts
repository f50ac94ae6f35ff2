import type * as english from './texts.ts';

export const preparedRepliesTexts: typeof english.preparedRepliesTexts = {
  greeting: (name) => `नमस्ते ${name} जी,\n\n`,
  event: (kind) => `${kind} के बारे में `,
  otherEvent: 'आयोजन के बारे में ',
  stay: 'ठहरने के बारे में ',
  message: '',
  onDay: (day) => `${day} को `,
  openDay: (day) => `(${day}) `,
  thanks: (what, reference, when, house) =>
    `${when}${house ? `${house} में ` : ''}${what}हमसे पूछने के लिए धन्यवाद (रेफ़रेंस नंबर ${reference})। `,
  ownPage: (address) => `आपका अपना एक पेज है, जहाँ आप देख सकते हैं कि बात कहाँ तक पहुँची और उसे बदल भी सकते हैं: ${address} `,
  introduction: (author) => `मैं Tivoli से ${author} हूँ। अब आगे आप सीधे मुझसे बात कर सकते हैं। आपको कब कॉल करूँ?\n\n`,
  applicationThanks: (position, reference) => `${position} के पद पर आवेदन के लिए धन्यवाद (रेफ़रेंस नंबर ${reference})। `,
  applicationIntroduction: (author) => `मैं Tivoli से ${author} हूँ। `,
  rejection:
    'हमने इसे ध्यान से पढ़ा है। इस बार हमने दूसरे आवेदकों के साथ आगे बढ़ने का फ़ैसला किया है।\n\nआपके भविष्य के लिए शुभकामनाएँ। आगे जब भी आपके लायक कोई पद निकले, तो फिर से आवेदन ज़रूर करें।',
  invitation:
    'हम आपसे मिलना चाहते हैं।\n\nइंटरव्यू का दिन, समय और जगह नीचे लिखी है, और कैलेंडर के लिए एंट्री साथ में है। अगर यह समय आपके लिए ठीक न हो, तो इस मेल का जवाब दें।',
  signature: (author) => `\n\n${author}, Tivoli`,
  subject: (reference) => `Tivoli: आपकी पूछताछ ${reference}`,
};
