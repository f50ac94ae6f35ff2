/** Places and states. */
export const hindi = {
  Delhi: 'दिल्ली',
  Noida: 'नोएडा',
  'Greater Noida': 'ग्रेटर नोएडा',
  Palwal: 'पलवल',
  Rewari: 'रेवाड़ी',
  Ambala: 'अंबाला',
  Israna: 'इसराना',
  Haryana: 'हरियाणा',
  'Uttar Pradesh': 'उत्तर प्रदेश',
} as const;
