export const hindi = {
  'North India': 'उत्तर भारत',
  'South India': 'दक्षिण भारत',
  'East India': 'पूर्वी भारत',
  'West India': 'पश्चिम भारत',
  'Delhi NCR': 'दिल्ली NCR',
  Punjab: 'पंजाब',
  Uttarakhand: 'उत्तराखंड',
  Karnataka: 'कर्नाटक',
  'Tamil Nadu': 'तमिलनाडु',
  Kerala: 'केरल',
  'Andhra Pradesh': 'आंध्र प्रदेश',
  Telangana: 'तेलंगाना',
  'West Bengal': 'पश्चिम बंगाल',
  Odisha: 'ओडिशा',
  Bihar: 'बिहार',
  Jharkhand: 'झारखंड',
  'the North-East': 'पूर्वोत्तर',
  Maharashtra: 'महाराष्ट्र',
  Gujarat: 'गुजरात',
  Rajasthan: 'राजस्थान',
  'Madhya Pradesh': 'मध्य प्रदेश',
  Goa: 'गोवा',
} as const;

/** The towns of the offices, which nobody searches venues by. */
export const towns: Readonly<Record<string, string>> = {
  Gurugram: 'गुरुग्राम',
  Bangalore: 'बेंगलुरु',
  Kolkata: 'कोलकाता',
  Mumbai: 'मुंबई',
};
