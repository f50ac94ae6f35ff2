export const texts = {
  offers: 'Offers',
  loyalty: 'Loyalty',
  careers: 'Careers',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
  accessibility: 'Accessibility',
  digitalQr: 'Digital QR',
};
