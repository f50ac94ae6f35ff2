/** Where every property is. */
export const usualCountry = 'India';
