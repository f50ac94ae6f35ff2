/** What a guest without a wish asks for; stored as it stands. Apart from the rules, which come later than the form. */
export const anyRoom = 'Any';
