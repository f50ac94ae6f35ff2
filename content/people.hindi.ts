export const hindi = {
  'Board of Directors': 'निदेशक मंडल',
  'The family, and the directors who decide with it.': 'परिवार, और उसके साथ फ़ैसले लेने वाले निदेशक।',
  Chairman: 'चेयरमैन',
  'Leads the board and speaks for the family.': 'निदेशक मंडल की अगुवाई करते हैं और परिवार की ओर से बोलते हैं।',
  'Runs the group from day to day, and decides on new houses.': 'समूह का रोज़ का काम चलाते हैं और नए होटलों का फ़ैसला करते हैं।',
  'Answers for rooms, restaurants and service in every hotel.': 'हर होटल के कमरों, रेस्टोरेंट और सेवा की ज़िम्मेदारी।',
  'Answers for halls, lawns and kitchens at weddings and events.': 'शादियों और आयोजनों में हॉल, लॉन और रसोई की ज़िम्मेदारी।',
  'Answers for every house, its people and its figures.': 'हर होटल, वहाँ के लोगों और हिसाब की ज़िम्मेदारी।',
  'Answers for how each house is run: staff, safety, supplies and upkeep.':
    'हर होटल के कामकाज की ज़िम्मेदारी: कर्मचारी, सुरक्षा, सामान और रखरखाव।',
  'Answers for enquiries, prices and contracts, from the first call to the day itself.':
    'पूछताछ, दाम और क़रार की ज़िम्मेदारी, पहले फ़ोन से आयोजन के दिन तक।',
  'Managing Director': 'मैनेजिंग डायरेक्टर',
  'Director, Hotels': 'डायरेक्टर, होटल',
  'Director, Banquets': 'डायरेक्टर, बैंक्वेट',
  'Executive Leadership': 'शीर्ष नेतृत्व',
  'Answers to the board for every house.': 'हर होटल के लिए निदेशक मंडल को जवाब देते हैं।',
  'Chief Executive Officer': 'मुख्य कार्यकारी अधिकारी (CEO)',
  'Senior Management': 'वरिष्ठ प्रबंधन',
  'The people whom our houses call first.': 'जिन्हें हमारे होटल सबसे पहले फ़ोन करते हैं।',
  'Head of Operations': 'ऑपरेशंस प्रमुख',
  'Head of Sales and Events': 'सेल्स और आयोजन प्रमुख',
} as const;
