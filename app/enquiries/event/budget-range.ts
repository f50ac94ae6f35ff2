/** The budgets that the enquiry variant offers; these values are stored. */
export const budgetRanges = ['under-5-lakhs', '5-10-lakhs', '10-20-lakhs', '20-50-lakhs', 'above-50-lakhs'] as const;
export type BudgetRange = (typeof budgetRanges)[number];
