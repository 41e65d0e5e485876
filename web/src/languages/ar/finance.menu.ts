export const translations = { screens: { finance: 'المالية' } }
