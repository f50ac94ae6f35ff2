import type { ReactNode } from 'react';

export const texts = {
  tabTitle: 'Careers – Tivoli',
  title: 'Careers at Tivoli',
  benefits: 'What you can count on',
  apply: 'Apply',
  answer: (sign: ReactNode) => <>Our team will contact you within 24 hours. Fields marked {sign} are required.</>,
  questions: 'Questions?',
};
