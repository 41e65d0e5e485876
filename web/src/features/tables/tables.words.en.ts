import { words as menuWords } from '#features/tables/tables.menu.words.en.ts'

export const words = {
  ...menuWords,
  search: 'Search table or room',
  show: { label: 'What is shown', all: 'All', busy: 'Something to do' },
  order: { label: 'Order', worst: 'Worst first', index: 'By number' },
  list: 'Tables and rooms',
  total_one: '{{shown}} table or room',
  total_other: '{{shown}} tables and rooms',
  empty: {
    all: 'No tables or rooms',
    allText: 'This venue has none yet.',
    quiet: 'Nothing to do here',
    quietText: 'As soon as a table or room needs somebody, it stands here.',
    found: 'No such table or room',
    foundText: 'Try another name, or show all.',
  },
  room: {
    back: 'All tables and rooms',
    unknown: 'There is no such table or room',
    unknownText: 'It may belong to another venue.',
  },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    tables: typeof words
  }
}
