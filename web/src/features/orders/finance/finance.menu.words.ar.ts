export const words = { screens: { finance: 'المالية' } }
