import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import { translations as menuTranslations } from '#features/tables/tables.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  search: 'Search tables and rooms',
  show: { label: 'Show', all: 'All', busy: 'Needs attention', late: 'Late' },
  late: 'late {{minutes}}',
  minutes: '{{span}}m',
  order: { label: 'Sort', worst: 'Worst first', index: 'By number', floor: 'By floor or area' },
  list: 'Tables and rooms',
  total_one: '{{shown}} table or room',
  total_other: '{{shown}} tables and rooms',
  missing: 'Still loading: {{kinds}}',
  empty: {
    all: 'No tables or rooms.',
    allText: 'This venue has none yet.',
    quiet: 'Nothing needs attention.',
    quietText: 'Tables and rooms that need attention appear here.',
    found: 'No matching tables or rooms.',
    foundText: 'Try another name or show all.',
  },
  codes: {
    tab: 'Tables and rooms',
    columns: { name: 'Table or room', state: 'Status', since: 'Code created', acts: 'Actions' },
    floors: 'Floor',
    everyFloor: 'All',
    floor: 'Floor {{floor}}',
    noFloor: 'Other',
    isOff: 'Off',
    isOffText: 'This table or room is off, so its code doesn’t work.',
    sinceUnknown: 'Unknown',
    since: 'Code created {{time}}',
    of: 'Code for {{name}}',
    showNamed: 'Show code for {{name}}',
    renewNamed: 'Renew code for {{name}}',
    renew: 'Renew code',
    renewQuestion: 'Renew the code for {{name}}?',
    renewText: 'Guests must scan again, and printed codes no longer work. Print the new code and put it in place.',
    renewed: '{{name}} has a new code.',
    renewedFirst: 'Someone already renewed the code for {{name}}. This is the new code.',
    renewUnknown:
      'No response. We couldn’t confirm the new code for {{name}}. Keep this open and we’ll retry when you’re online, or check “Code created”.',
    unknown: 'This code is old or belongs to another venue.',
    print_one: 'Print {{shown}} code',
    print_other: 'Print {{shown}} codes',
    printOne: 'Print code',
    unchoose: 'Clear selection',
    foundText: 'Search by part of the name, choose another floor, or scan a code.',
    printSheet: 'Print codes',
    noneToPrint: 'No codes to print',
    noneToPrintText: 'Go back and choose tables or rooms.',
    back: 'Back to codes',
  },
  setUp: {
    add: 'Add tables',
    toCodes: 'QR codes',
    columns: { name: 'Table or room', area: 'Floor or area', seats: 'Seats', state: 'Status', acts: 'Actions' },
    off: 'Off',
    edit: 'Edit {{name}}',
    remove: 'Delete {{name}}',
    emptyText: 'Add one, a range such as 201-240, or paste a list.',
    foundText: 'Try another name or area.',
    form: {
      add: 'New tables or rooms',
      edit: 'Table or room',
      name: 'Name',
      names: 'Names',
      namesHint:
        'One per line, or separated by commas. A range adds all in between: 201-240, A1-A12. Rows pasted from a spreadsheet can have the area and the seats in the next columns.',
      area: 'Floor or area',
      areaHint: 'The floor view can group by it, for example Terrace or Floor 2.',
      seats: 'Seats',
      isActive: 'Turned on',
      isActiveHint: 'Guests can’t order at a table or room that is off.',
    },
    removeQuestion: 'Delete this table or room?',
    removeAct: 'Delete',
    removeText: 'Its printed QR code no longer works.',
    said: {
      added_one: 'Added {{count}} table or room.',
      added_other: 'Added {{count}} tables and rooms.',
      saved: 'Table or room saved.',
      removed: '{{name}} deleted.',
    },
  },
  problems: tableErrors,
  room: {
    back: 'All tables and rooms',
    unknown: 'Table or room not found',
    unknownText: 'It may belong to another venue.',
  },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    tables: typeof translations
  }
}
