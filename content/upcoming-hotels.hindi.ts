export const hindi = {
  Aligarh: 'अलीगढ़',
  Karnal: 'करनाल',
  'Ramnagar, Uttarakhand': 'रामनगर, उत्तराखंड',
  'A wedding destination in Aligarh, east of Delhi.': 'दिल्ली से पूरब में, अलीगढ़ में शादियों की जगह।',
  'A wedding destination in Karnal, on the road north.': 'उत्तर की राह पर, करनाल में शादियों की जगह।',
  'A wedding destination at Ramnagar, on the edge of the Corbett forest.':
    'कॉर्बेट के जंगल के किनारे, रामनगर में शादियों की जगह।',
} as const;
