export const hindi = {
  'A banquet venue in Okhla Phase I, New Delhi: Astoria Hall, Regency and an outdoor venue, for up to 600 guests at one event.':
    'ओखला फ़ेज़ I, नई दिल्ली में बैंक्वेट: एस्टोरिया हॉल, रीजेंसी और एक खुली जगह, एक आयोजन में 600 मेहमानों तक।',
  'D-185, Okhla Phase I': 'D-185, ओखला फ़ेज़ I',
  'Astoria Hall': 'एस्टोरिया हॉल',
  'The larger hall, for a reception or a conference of three hundred.':
    'बड़ा हॉल, तीन सौ लोगों के रिसेप्शन या कॉन्फ़्रेंस के लिए।',
  Regency: 'रीजेंसी',
  'A hall for two hundred and fifty, beside the first or on its own.': 'ढाई सौ लोगों का हॉल, पहले के साथ या अकेले।',
  'Outdoor Venue': 'आउटडोर वेन्यू',
  'Open air in the middle of the city, for one to two hundred.': 'शहर के बीच खुला आसमान, सौ से दो सौ लोगों के लिए।',
  'Strings of light': 'रोशनी की लड़ियाँ',
  'Sound points': 'साउंड के पॉइंट',
  'Two halls in the business district': 'दफ़्तरों के इलाक़े में दो हॉल',
  'Astoria Hall for the conference, Regency for lunch and groups, everyone home by evening.':
    'सेशन के लिए एस्टोरिया हॉल, लंच और छोटे ग्रुप के लिए रीजेंसी, और शाम तक सब घर।',
  'Open-Air Soirees': 'खुले आसमान की महफ़िल',
  'One to two hundred under strings of light': 'रोशनी की लड़ियों तले सौ से दो सौ मेहमान',
  'Cocktails in the outdoor venue before the doors of the hall open.': 'हॉल के दरवाज़े खुलने से पहले, बाहर कॉकटेल।',
  'Up to 600 guests': '600 मेहमानों तक',
  'Both halls and the open air taken together for one family.': 'एक परिवार के लिए दोनों हॉल और खुली जगह, सब एक साथ।',
  'Birthdays and Anniversaries': 'जन्मदिन और सालगिरह',
  'A hall that fits the guest list': 'मेहमानों की सूची के हिसाब का हॉल',
  'Regency for a full room rather than a half-empty one.': 'रीजेंसी, ताकि हॉल भरा-भरा लगे, आधा ख़ाली नहीं।',
  'Haldi outside, sangeet inside': 'बाहर हल्दी, भीतर संगीत',
  'The colours in the open air, the music in the hall.': 'रंग खुले में, संगीत हॉल में।',
  'Banquets only': 'केवल बैंक्वेट',
  '48 hours before the event date': 'आयोजन की तारीख़ से 48 घंटे पहले तक',
  'Harkesh Nagar Okhla, Violet Line': 'हरकेश नगर ओखला, वायलेट लाइन',
  'Okhla station': 'ओखला स्टेशन',
  'About Tivoli Royal Court': 'Tivoli Royal Court के बारे में',
  'Two halls and an open-air venue in Okhla Phase I, close to where much of Delhi works. Astoria takes three hundred, Regency two hundred and fifty, the open air up to two hundred; one event takes six hundred across all three.':
    'ओखला फ़ेज़ I में दो हॉल और एक खुली जगह, उसी इलाक़े में जहाँ आधी दिल्ली काम करती है। एस्टोरिया में तीन सौ, रीजेंसी में ढाई सौ, खुली जगह में दो सौ तक; एक आयोजन में तीनों मिलाकर छह सौ मेहमान।',
  'There are no rooms to sleep in: this house is for the occasion itself.':
    'यहाँ ठहरने के कमरे नहीं हैं: यह जगह बस आयोजनों के लिए है।',
  'A celebration at Tivoli Royal Court': 'Tivoli Royal Court में समारोह',
  'Up to 600 guests in two halls and the open air, in the middle of the city.':
    'शहर के बीचोंबीच, दो हॉल और खुले आसमान तले 600 मेहमानों तक।',
  '600 guests': '600 मेहमान',
  'Outdoor venue': 'खुली जगह',
  'at one event, in the halls and the open air': 'एक आयोजन में, हॉल और खुली जगह मिलाकर',
  'Straight from work to the dance floor: 600 guests in two halls and the open air, in the middle of Okhla.':
    'काम से सीधे डांस फ़्लोर तक: ओखला के बीच दो हॉल और खुले आसमान तले 600 मेहमान।',
} as const;
