export const translations = {
  screens: { allergyWords: 'Allergy words' },
  help: { words: 'Words by which your guests state an allergy, besides those that Brigade knows.' },
} as const
