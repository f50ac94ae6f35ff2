export const hotelsOfTexts = {
  more: (count: string) => `and ${count} more on our pages`,
};

export const suggestionsForTexts = {
  there: 'Hotels and venues there',
};
