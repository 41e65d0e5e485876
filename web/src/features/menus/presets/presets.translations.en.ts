import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { translations as menuTranslations } from '#features/menus/presets/presets.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  hint: 'Names available for modifier groups at all venues. Existing groups keep their name if you change it here.',
  list: 'Group names in order',
  add: 'Add name',
  edit: 'Rename',
  editOf: 'Rename {{name}}',
  remove: 'Delete',
  removeOf: 'Delete {{name}}',
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',
  empty: 'No names yet.',
  emptyText: 'Until you add one, only admins can create modifier groups.',
  addTitle: 'New group name',
  editTitle: 'Rename {{name}}',
  en: 'Name in English',
  ar: 'Name in Arabic',
  save: 'Save',
  missing: menuErrors.nameMissing,
  english: 'English',
  arabic: 'Arabic',
  removeQuestion: 'Are you sure to delete?',
  removeText: 'Only admins can use this name for new groups after this. Existing groups keep it.',
  moved: '{{name}} is now {{place}} of {{count}}.',
  said: { added: 'Group name added.', changed: 'Group name changed.', removed: 'Group name deleted.' },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    presets: typeof translations
  }
}
