export const texts = {
  tabTitle: 'Sustainability – Tivoli',
  title: 'Sustainability',
  environment: 'Environment',
  people: 'People',
  conduct: 'Conduct',
  figures: 'Figures and questions',
  onOneSheet: 'All figures stand on one sheet for printing. How they come about, the house tells whoever asks.',
  readSummary: 'Read the ESG summary',
  ask: 'Ask us about sustainability',
};
