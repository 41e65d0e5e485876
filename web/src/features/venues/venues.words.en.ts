export const words = {
  picker: 'Venue',
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    venues: typeof words
  }
}
