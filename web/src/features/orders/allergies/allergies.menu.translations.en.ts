export const translations = { screens: { allergyWords: 'Allergy words' } } as const
