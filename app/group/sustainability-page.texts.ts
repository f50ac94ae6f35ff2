export const texts = {
  tabTitle: 'Sustainability – Tivoli',
  title: 'Sustainability',
  environment: 'Environment',
  people: 'People',
  conduct: 'Conduct',
  figures: 'Figures and questions',
  onOneSheet: 'All figures are on one sheet that you can print. Ask us how they are measured.',
  readSummary: 'Read the ESG summary',
  ask: 'Ask us about sustainability',
};
