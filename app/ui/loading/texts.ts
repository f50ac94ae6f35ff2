export const failedPartTexts = { tryAgain: 'Try Again' };
