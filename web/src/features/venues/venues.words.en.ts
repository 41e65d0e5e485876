export const words = {
  picker: 'Venue',
  all: 'All venues',
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    venues: typeof words
  }
}
