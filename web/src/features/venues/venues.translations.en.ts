export const translations = {
  picker: 'Venue',
  all: 'All venues',
  searching: 'Searching …',
  noneFound: 'No venue found.',
  more_one: '{{shown}} more venue. Type a part of its name.',
  more_other: '{{shown}} more venues. Type a part of the name.',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    venues: typeof translations
  }
}
