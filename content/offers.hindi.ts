export const hindi = {
  'Two days in Ambala': 'अंबाला में दो दिन',
  'Haldi by the pool, the wedding in the hall, and the family asleep on the same grounds.':
    'पूल के किनारे हल्दी, हॉल में शादी, और परिवार के ठहरने का इंतज़ाम वहीं।',
  'One house for two days: mehndi and haldi on the first, the ceremony and the dinner on the second. The rooms, the kitchen and the florists are already there.':
    'दो दिन के लिए एक ही पता: पहले दिन मेहंदी और हल्दी, दूसरे दिन फेरे और दावत। कमरे, रसोई और फूल वाले, सब वहीं मौजूद हैं।',
  'For weddings on a Monday to Thursday. Cancellation 48 hours before arrival.':
    'सोमवार से गुरुवार तक की शादियों के लिए। बुकिंग आने से 48 घंटे पहले तक रद्द कर सकते हैं।',
  'A proposal for your dates within 24 hours': 'आपकी तारीख़ों की कोटेशन 24 घंटे के भीतर',
  'An evening under glass': 'काँच की छत के नीचे एक शाम',
  'The oval glass house for your cocktail evening, with four rooms for those who stay late.':
    'आपकी कॉकटेल पार्टी के लिए अंडाकार ग्लास हाउस, और देर तक रुकने वालों के लिए चार कमरे।',
  'Two hundred to a thousand guests beneath the lights, the garden beside them. The four rooms of the house are complimentary for event guests.':
    'रोशनी तले दो सौ से एक हज़ार मेहमान, और बग़ल में बाग़। यहाँ के चारों कमरे आयोजन के मेहमानों के लिए निःशुल्क हैं।',
  'Subject to the house being free on your date.': 'बशर्ते आपकी तारीख़ पर जगह ख़ाली हो।',
  'A conference and its dinner': 'कॉन्फ़्रेंस, और उसका डिनर भी',
  'The conference by day in one hall, dinner by night in the other; nobody needs a car in between.':
    'दिन में एक हॉल में सेशन, रात को दूसरे में डिनर; बीच में किसी को गाड़ी नहीं निकालनी।',
  '360 Hall for the sessions, Mansion Hall for the evening. Stage, screen and lectern are set up the night before.':
    'सेशन के लिए 360 हॉल, शाम के लिए मैंशन हॉल। स्टेज, स्क्रीन और पोडियम एक रात पहले लग जाते हैं।',
  'For conferences on working days.': 'कामकाजी दिनों की कॉन्फ़्रेंस के लिए।',
  'Rooms for the family': 'परिवार के लिए कमरे',
  'Book the grounds in Palwal for a celebration, and we hold the rooms above them for your family.':
    'पलवल में समारोह की जगह बुक कीजिए, ऊपर के कमरे हम आपके परिवार के लिए रोक लेंगे।',
  'Forty-five rooms over four places to celebrate in. We keep them for your list until thirty days before the event; what you do not need goes back without a charge.':
    'जश्न की चार जगहें और पैंतालीस कमरे। आयोजन से तीस दिन पहले तक कमरे आपके मेहमानों के लिए रखे जाते हैं; जो न चाहिए हों, उनका कोई पैसा नहीं लगता।',
  'When booked with an event on the same dates. Pets by prior arrangement.':
    'उन्हीं तारीख़ों पर आयोजन के साथ बुक करने पर। पालतू जानवर पहले से बात करके।',
  'A birthday on the roof': 'छत पर जन्मदिन',
  'A hundred friends, the lights of Noida, and a cake that comes up in the lift.':
    'सौ दोस्त, नोएडा की रोशनियाँ, और लिफ़्ट से आता केक।',
  'The rooftop of Lotus Court from sunset, with kitchen and music.':
    'सूरज ढलते ही Lotus Court की छत, रसोई और संगीत के साथ।',
  'For up to 100 guests. If it rains, we move you to the glass house downstairs.':
    '100 मेहमानों तक। बारिश हो, तो आपका जश्न नीचे के ग्लास हाउस में।',
} as const;
