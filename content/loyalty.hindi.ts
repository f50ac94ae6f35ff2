export const hindi = {
  'Tell us who you are': 'हमें अपने बारे में बताइए',
  'Leave your name below. We write to you when the programme opens, and ask which houses you know.':
    'नीचे अपना नाम लिखा दीजिए। प्रोग्राम शुरू होते ही हम आपको लिखेंगे, और पूछेंगे कि आप हमारे किन होटलों को जानते हैं।',
  'Stay, or celebrate': 'ठहरिए, या जश्न मनाइए',
  'Every stay and every event at any of our houses is noted under your name, whoever in the family booked it.':
    'आप हमारे होटलों और वेन्यू में कहीं भी ठहरें या जश्न मनाएँ, वह आपके नाम लिखा जाता है, बुकिंग परिवार में किसी ने भी की हो।',
  'Be expected': 'आपका इंतज़ार रहेगा',
  'The next time your room, your menu and your florist are known before you ask.':
    'अगली बार आपका कमरा, आपका मेन्यू और आपके फूल वाले, सब हमें आपके कहने से पहले याद होंगे।',
  'First to choose': 'सबसे पहले आप चुनें',
  'Dates of the wedding season are offered to members before they are published.':
    'शादी के सीज़न की तारीख़ें सदस्यों को सबसे पहले बताई जाती हैं।',
  'A person, not a queue': 'इंतज़ार नहीं, सीधी बात',
  'One member of the sales team keeps your file and answers your calls.':
    'सेल्स टीम का एक ही व्यक्ति आपका काम देखता है और आपके फ़ोन उठाता है।',
  'Later mornings': 'आराम की सुबह',
  'Check-out as late as the house can manage, without asking.': 'चेक-आउट जितनी देर से हो सके, आपको पूछना भी नहीं पड़ेगा।',
} as const;
