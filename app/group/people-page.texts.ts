export const texts = {
  tabTitle: 'People – Tivoli',
  description:
    'The board of directors, the executive leadership and the senior management of Tivoli, and how to reach them.',
  title: 'People',
  text: 'Who answers for what happens in our houses.',
  portraitOf: (name: string) => `Portrait of ${name}`,
  profile: 'Profile',
  connect: 'Connect With Our Team',
  writeOrCall: 'Write to the head office, and the person you need will answer; or call, and be put through.',
};
