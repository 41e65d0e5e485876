export const words = { screens: { allergyWords: 'كلمات الحساسية' } }
