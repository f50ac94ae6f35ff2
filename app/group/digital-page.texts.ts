export const texts = {
  tabTitle: 'Digital Experience – Tivoli',
  description:
    'Service directory, in-room dining menu, doll house and fact sheet of The Tivoli, New Delhi, each with a code to print.',
  title: 'Digital Experience',
  text: 'Point a phone at a code, or open it here.',
  menu: 'Digital Menu',
  code: (name: string) => `QR code: ${name}`,
  open: 'Open',
};
