import { words as menuWords } from '#features/tables/tables.menu.words.en.ts'

export const words = {
  ...menuWords,
  search: 'Search table or room',
  show: { label: 'What is shown', all: 'All', busy: 'Something to do' },
  order: { label: 'Order', worst: 'Worst first', index: 'By number' },
  list: 'Tables and rooms',
  total_one: '{{shown}} table or room',
  total_other: '{{shown}} tables and rooms',
  missing: 'Not here yet: {{kinds}}',
  empty: {
    all: 'No tables or rooms',
    allText: 'This venue has none yet.',
    quiet: 'Nothing to do here',
    quietText: 'As soon as a table or room needs somebody, it stands here.',
    found: 'No such table or room',
    foundText: 'Try another name, or show all.',
  },
  codes: {
    tab: 'Tables and rooms',
    columns: { name: 'Table or room', state: 'State', since: 'Code since', acts: 'Actions' },
    floors: 'Floor',
    everyFloor: 'All',
    floor: 'Floor {{floor}}',
    noFloor: 'Others',
    isOff: 'Switched off',
    isOffText: 'This table or room is switched off: its code opens nothing.',
    sinceUnknown: 'Not known',
    since: 'This code since {{time}}',
    of: 'Code of {{name}}',
    showNamed: 'Show the code of {{name}}',
    renewNamed: 'New code for {{name}}',
    renew: 'New code',
    renewQuestion: 'New code for {{name}}?',
    renewText:
      'Guests who are there have to scan again, and what was printed opens nothing any more: print the new code and put it there.',
    renewed: '{{name}} has a new code.',
    renewedFirst: '{{name}} has been given a new code meanwhile. This is it.',
    renewUnknown:
      'The server did not answer, so nobody knows yet whether {{name}} has a new code. As long as the question stays open, it is asked again when the line is back; else see “Code since”.',
    unknown: 'This is the code of no table or room here, or an old one.',
    print_one: 'Print {{shown}} code',
    print_other: 'Print {{shown}} codes',
    printOne: 'Print this code',
    unchoose: 'Choose none',
    foundText: 'Search by a part of the name, choose another floor, or scan a code.',
    printSheet: 'Print',
    noneToPrint: 'No codes to print',
    noneToPrintText: 'Go back to the codes and choose tables or rooms there.',
    back: 'Back to the codes',
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
