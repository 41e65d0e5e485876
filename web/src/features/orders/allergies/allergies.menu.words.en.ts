export const words = { screens: { allergyWords: 'Allergy words' } } as const
