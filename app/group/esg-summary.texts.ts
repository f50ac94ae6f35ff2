export const texts = {
  tabTitle: 'ESG Summary – Tivoli',
  description: (hotel: string) => `What ${hotel} measures of environment, people and conduct, on one sheet.`,
  title: 'ESG Summary',
  text: (hotel: string) => `${hotel}: what is measured, and what it came to.`,
  environment: 'Environment',
  social: 'Social',
  governance: 'Governance',
};
