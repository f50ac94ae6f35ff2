export const hindi = {
  'A contemporary hotel in Sector 62, Noida, with the Urban Suite and the restaurant Horizon.':
    'सेक्टर 62, नोएडा में एक आधुनिक होटल, अर्बन सुइट और होराइज़न रेस्टोरेंट के साथ।',
  'Sector 62': 'सेक्टर 62',
  'Forty square metres in Sector 62, with a desk by the window.':
    'सेक्टर 62 में चालीस वर्ग मीटर, खिड़की के पास काम करने की मेज़ के साथ।',
  Horizon: 'होराइज़न',
  'The restaurant of Omnia Noida.': 'Omnia Noida का रेस्टोरेंट।',
  Pasta: 'पास्ता',
  'Restaurant Horizon': 'होराइज़न रेस्टोरेंट',
  'Noida Sector 62, Blue Line': 'नोएडा सेक्टर 62, ब्लू लाइन',
  'Welcome to Omnia Noida': 'Omnia Noida में आपका स्वागत है',
  'The Urban Suite has forty square metres for two and a desk by the window. The metro’s Blue Line stops in Sector 62.':
    'अर्बन सुइट दो लोगों के लिए चालीस वर्ग मीटर का है, खिड़की के पास काम करने की मेज़ के साथ। मेट्रो की ब्लू लाइन सेक्टर 62 में रुकती है।',
  'Omnia is the contemporary brand of Tivoli. In Noida it stands in Sector 62, among offices, with a restaurant of its own.':
    'Omnia हमारा आधुनिक ब्रांड है; नोएडा में यह सेक्टर 62 के दफ़्तरों के बीच है, और इसका अपना रेस्टोरेंट है।',
  'A desk by the window, the Blue Line close by, and 431 sq ft (40 m²) for two to come home to.':
    'खिड़की के पास मेज़, पास में ब्लू लाइन मेट्रो, और लौटकर दो लोगों के लिए 431 वर्ग फ़ुट (40 वर्ग मीटर)।',
} as const;
