export const words = {
  screens: { formats: 'Excel formats', imports: 'Imports' },
} as const
