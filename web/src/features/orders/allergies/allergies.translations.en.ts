import { allergyErrors } from '@brigade/domain/orders/orders.allergies.settings.ts'
import { translations as menuTranslations } from '#features/orders/allergies/allergies.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  edit: 'Edit words',
  hint: 'Comments with these words are marked as allergies on screens and kitchen tickets.',
  known:
    'Brigade knows common words in nine languages, such as “allergy”, “celiac” and “no nuts”. Add only missing words.',
  list: 'This venue’s words',
  empty: 'No added words.',
  emptyText: 'Only words that Brigade knows mark comments.',
  field: 'Words',
  fieldHint: 'One word per line. “must” also matches “mustard”.',
  from: 'Changes apply immediately, including to open orders.',
  saved: 'Allergy words saved.',
  problems: { ...allergyErrors },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    allergies: typeof translations
  }
}
