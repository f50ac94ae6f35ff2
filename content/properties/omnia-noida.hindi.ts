export const hindi = {
  'A contemporary hotel in Sector 62, Noida, with the Urban Suite and the restaurant Horizon.':
    'सेक्टर 62, नोएडा में एक आधुनिक होटल, अर्बन सुइट और होराइज़न रेस्टोरेंट के साथ।',
  'Sector 62': 'सेक्टर 62',
  'Forty square metres in Sector 62, with a desk by the window.':
    'सेक्टर 62 में चालीस वर्ग मीटर, खिड़की के पास काम करने की मेज़ के साथ।',
  Horizon: 'होराइज़न',
  'The restaurant of the house.': 'होटल का रेस्टोरेंट।',
  Pasta: 'पास्ता',
  'Restaurant Horizon': 'होराइज़न रेस्टोरेंट',
  'Noida Sector 62, Blue Line': 'नोएडा सेक्टर 62, ब्लू लाइन',
  'Welcome to Omnia Noida': 'Omnia Noida में आपका स्वागत है',
  'Omnia is the contemporary line of the house; in Noida it stands in Sector 62, among offices, with a restaurant of its own.':
    'Omnia हमारा आधुनिक ब्रांड है; नोएडा में यह सेक्टर 62 के दफ़्तरों के बीच है, और इसका अपना रेस्टोरेंट है।',
} as const;
