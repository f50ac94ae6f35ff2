export const hindi = {
  'Wedding dates for the season are open.': 'इस सीज़न की शादी की तारीख़ें खुल गई हैं।',
  'See the offers': 'ऑफ़र देखें',
} as const;
