export const hindi = {
  'How a hotel that hosts weddings of 1,500 guests handles its waste and water, and where its power comes from.':
    'जिस होटल में 1,500 मेहमानों की शादियाँ होती हैं, वह अपने कचरे और पानी का क्या करता है, और उसकी बिजली कहाँ से आती है।',
  'Waste Management & Composting': 'कचरे से खाद',
  'What is left of kitchen and garden is composted into manure.': 'रसोई और बाग़ से जो बचता है, उसकी खाद बनती है।',
  'kg of manure a month': 'किलो खाद हर महीने',
  'Renewable Energy': 'सौर ऊर्जा',
  'Part of the power comes from the sun.': 'बिजली का एक हिस्सा सूरज से आता है।',
  'kWh of solar power a month': 'यूनिट (kWh) सोलर बिजली हर महीने',
  'Water Conservation': 'पानी की बचत',
  'Rain is stored in pits, and greywater is used again.':
    'बारिश का पानी गड्ढों में सहेजा जाता है, और इस्तेमाल हुआ पानी फिर काम आता है।',
  'rainwater pits, storing 5,000 to 7,000 litres': 'बारिश का पानी सहेजने वाले गड्ढे, 5,000 से 7,000 लीटर के',
  'litres of greywater reused daily': 'लीटर पानी हर दिन दोबारा इस्तेमाल',
  'Green Transportation': 'बिना धुएँ की गाड़ियाँ',
  'Electric vehicles run on the grounds.': 'परिसर में इलेक्ट्रिक गाड़ियाँ चलती हैं।',
  'electric vehicles': 'इलेक्ट्रिक गाड़ियाँ',
  '10 kg': '10 किलो',
  '10 kWh': '10 यूनिट',
  '100 litres': '100 लीटर',
  'Inclusive Employment': 'सबके लिए रोज़गार',
  'Kitchens, halls and gardens take many kinds of work, and every application is read by a person.':
    'रसोई, हॉल और बाग़ में कई तरह के काम हैं, और हर आवेदन कोई इंसान पढ़ता है।',
  'Community Impact': 'समाज के साथ',
  'Music hours, parking and arrivals are planned so that a large evening stays a good neighbour.':
    'संगीत का समय, पार्किंग और आगमन ऐसे तय होते हैं कि बड़ी शाम भी पड़ोस के लिए अच्छी रहे।',
} as const;
