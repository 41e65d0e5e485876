import { words as menuWords } from '#features/menus/presets/presets.menu.words.en.ts'

export const words = {
  ...menuWords,
  hint: 'What modifier groups of all venues may be called. Groups that bear a name keep it when it is changed or deleted here.',
  list: 'Group names, in their order',
  add: 'Add name',
  edit: 'Rename',
  editOf: 'Rename {{name}}',
  remove: 'Delete',
  removeOf: 'Delete {{name}}',
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',
  empty: 'There are no names yet.',
  emptyText: 'Without one, only admins can make modifier groups.',
  addTitle: 'New group name',
  editTitle: 'Rename {{name}}',
  en: 'Name in English',
  ar: 'Name in Arabic',
  save: 'Save',
  missing: 'Name in {{language}} is required!',
  english: 'English',
  arabic: 'Arabic',
  removeQuestion: 'Are you sure to delete?',
  removeText: 'Nobody but admins can call a new group this any more. Groups that bear it keep it.',
  moved: '{{name}} is now {{place}} of {{count}}.',
  said: { added: 'Group name added.', changed: 'Group name changed.', removed: 'Group name deleted.' },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    presets: typeof words
  }
}
