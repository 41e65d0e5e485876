export const translations = {
  picker: 'Venue',
  all: 'All venues',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    venues: typeof translations
  }
}
