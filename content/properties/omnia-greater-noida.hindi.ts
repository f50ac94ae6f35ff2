export const hindi = {
  'A contemporary hotel in Knowledge Park III, Greater Noida.': 'नॉलेज पार्क III, ग्रेटर नोएडा में एक आधुनिक होटल।',
  'Knowledge Park III': 'नॉलेज पार्क III',
  'Forty square metres in Knowledge Park III.': 'नॉलेज पार्क III में चालीस वर्ग मीटर।',
  'About Omnia Greater Noida': 'Omnia Greater Noida के बारे में',
  'Omnia is the contemporary brand of Tivoli. This hotel stands in Knowledge Park III, among the colleges and offices of Greater Noida.':
    'Omnia हमारा आधुनिक ब्रांड है; यह होटल नॉलेज पार्क III में, ग्रेटर नोएडा के कॉलेजों और दफ़्तरों के बीच है।',
  'Tell us the day and the number of guests, and our team will say what the house can do for you.':
    'हमें दिन और मेहमानों की संख्या बताइए, हमारी टीम बताएगी कि हम आपके लिए क्या कर सकते हैं।',
  'Weddings and Receptions': 'शादी और रिसेप्शन',
  'Planned from the first call': 'पहले फ़ोन से ही तैयारी',
  'Name the ceremonies, the days and the number of guests; the team answers with what the house can hold.':
    'रस्में, दिन और मेहमानों की संख्या बताइए; टीम बताएगी कि यहाँ क्या-क्या हो सकता है।',
  'Among the offices of Knowledge Park': 'नॉलेज पार्क के दफ़्तरों के बीच',
  'Meetings and company evenings close to where the guests work.': 'मीटिंग और कंपनी की शामें, मेहमानों के दफ़्तर के पास ही।',
  'Meetings and Exhibitions': 'मीटिंग और प्रदर्शनियाँ',
  'In the neighbourhood of the fairs': 'प्रदर्शनियों के पड़ोस में',
  'For delegates who spend their day at the exhibition grounds of Greater Noida.':
    'उनके लिए जिनका दिन ग्रेटर नोएडा के प्रदर्शनी मैदान में बीतता है।',
  'For a small table or a long one': 'दावत छोटी हो या बड़ी',
  'Tell us whom you celebrate, and the team proposes the room, the menu and the flowers.':
    'बताइए जश्न किसका है, टीम जगह, मेन्यू और फूल सुझाएगी।',
  'Cocktail Evenings': 'कॉकटेल की शामें',
  'An evening before the wedding, or after the conference': 'शादी से पहले या कॉन्फ़्रेंस के बाद की एक शाम',
  'Drinks and small plates, arranged by enquiry.': 'ड्रिंक्स और स्नैक्स, आपसे बात करके तय।',
  'Forty square metres for the hosts, from 3:00 PM on the day of arrival.':
    'मेज़बानों के लिए चालीस वर्ग मीटर, आने के दिन दोपहर 3:00 बजे से।',
  'Events by enquiry': 'आयोजन पूछताछ करके',
  'By arrangement, with a menu written for the event': 'बात करके, आयोजन के लिए बने मेन्यू के साथ',
  'Knowledge Park II, Aqua Line': 'नॉलेज पार्क II, एक्वा लाइन',
  'India Expo Centre': 'इंडिया एक्सपो सेंटर',
  'Plan an event here': 'यहाँ आयोजन की तैयारी कीजिए',
  'A celebration at Omnia Greater Noida': 'Omnia Greater Noida में समारोह',
  'Haldi, sangeet, wedding, reception: tell us which days you have in mind, and the team plans them with you.':
    'हल्दी, संगीत, शादी, रिसेप्शन: बताइए कौन-से दिन सोचे हैं, टीम आपके साथ बैठकर सब तय करेगी।',
  'Urban Suite for the hosts': 'मेज़बानों के लिए अर्बन सुइट',
  'Near the fairs of the India Expo Centre: name the day and the number, and our team answers within 24 hours.':
    'इंडिया एक्सपो सेंटर के मेलों के पास: दिन और मेहमानों की संख्या बताइए, हमारी टीम 24 घंटे के भीतर जवाब देगी।',
} as const;
