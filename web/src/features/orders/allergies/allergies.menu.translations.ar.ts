export const translations = { screens: { allergyWords: 'كلمات الحساسية' } }
