import { allergyErrors } from '@brigade/domain/orders/orders.allergies.settings.ts'
import { words as menuWords } from '#features/orders/allergies/allergies.menu.words.en.ts'

export const words = {
  ...menuWords,
  edit: 'Change',
  hint: 'A comment with one of these words is marked as an allergy on screens and kitchen tickets.',
  known: 'Brigade knows the usual words in nine languages: “allergy”, “celiac”, “no nuts”. Add only what is missing.',
  list: 'Words of this venue',
  empty: 'No words of your own',
  emptyText: 'Comments are marked by the words that Brigade knows.',
  field: 'Words',
  fieldHint: 'One word in each line. “must” also finds “mustard”.',
  from: 'A change counts at once, also for open orders.',
  saved: 'Allergy words saved.',
  problems: { ...allergyErrors },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    allergies: typeof words
  }
}
