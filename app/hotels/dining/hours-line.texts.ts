export const texts = {
  morning: '6 AM',
  noon: '12 PM',
  evening: '6 PM',
  midnight: '12 AM',
};
