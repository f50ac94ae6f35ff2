/** Every property is in this country. */
export const usualCountry = 'India';
