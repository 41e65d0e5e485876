export const translations = {
  screens: { formats: 'Excel formats', imports: 'Imports' },
} as const
