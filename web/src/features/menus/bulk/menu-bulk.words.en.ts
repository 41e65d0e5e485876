import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import { words as menuWords } from '#features/menus/bulk/menu-bulk.menu.words.en.ts'

const {
  importUnknown: _unknown,
  importUndone: _undone,
  importNotLast: _notLast,
  importForgotten: _forgotten,
  importTouched: _touched,
  venuesDiffer: _differ,
  ...bulkProblems
} = bulkErrors

/** The texts of bulk upload in English; success messages word by word as the specification has them. (spec 2, §8) */
export const words = {
  ...menuWords,
  kinds: { menus: 'Menus', categories: 'Categories', items: 'Items', sides: 'Sides', modifiers: 'Modifiers' },
  title: 'Bulk Upload: {{kind}}',
  done: {
    menus: 'Bulk Menu added successfully!',
    categories: 'Bulk Categories added successfully!',
    items: 'Bulk Items added successfully!',
    sides: 'Bulk Condiments added successfully!',
    modifiers: 'Bulk Modifiers added successfully!',
  },
  undo: 'Undo',
  undone: 'The import was undone.',
  imports: {
    text: 'What bulk upload brought in. The last of each kind can be taken back as long as nothing of it was changed since.',
    none: 'Nothing was imported yet.',
    name: '{{kind}}, {{when}}',
    counts: '{{created}} added, {{changed}} changed',
    undo: 'Undo',
    columns: { name: 'Import', counts: 'Records', by: 'Imported by', state: 'State' },
    undoOf: 'Undo: {{name}}',
    more: 'Show more',
    askTitle: 'Undo this import?',
    askText: 'What it added is deleted ({{removed}}), what it changed is as before ({{restored}}).',
    states: {
      undone: 'Undone by {{who}}, {{when}}',
      notLast: 'Only the last import of a kind can be undone.',
      touched: 'Can not be undone: {{names}} changed since.',
      forgotten: 'Too long ago to be undone.',
    },
  },
  nothingToDo: 'Everything is as in the file already: nothing to change.',
  choose: {
    title: 'Choose a spreadsheet, or drop it here',
    text: 'csv, xlsx or xls, up to 5,000 rows and 10 MB. Of several sheets, the last that is not hidden is read.',
    button: 'Choose file',
    columns: 'Columns that are read',
    columnsText: 'A row with an id changes that record; a row without one adds a record.',
    format: 'Download an empty workbook',
    export: 'Export what is there',
    reading: 'Reading {{file}} …',
    stop: 'Stop',
  },
  faults: {
    tooLarge: 'This file is larger than 10 MB.',
    pdf: 'This is a PDF, whatever its name says. Save the list as csv, xlsx or xls.',
    wrongType: 'This is no spreadsheet. Save the list as csv, xlsx or xls.',
    encrypted: 'This workbook is locked with a password. Save it without one.',
    zipBomb: 'This file unpacks to more than 100 MB, and is not opened.',
    broken: 'This file is damaged and can not be read.',
    tooSlow: 'This file takes too long to read. Split the list.',
    empty: 'There is nothing in this list.',
    noRows: 'There is no row below the headers.',
    onlyExample: 'Only the row of the empty workbook is in it. Change it, or write rows of your own below.',
    tooManyRows: 'More than 5,000 rows are filled in. Split the list.',
    mergedHeaders: 'The headers of this sheet are merged cells. Give each column a header of its own.',
    noHeaders: 'The first row has no known header, such as name_english.',
  },
  source: {
    sheet: 'Sheet',
    letters: 'Letters',
    reads: '{{encoding}}: {{sample}}',
    guessed: 'The file does not say how its letters are written. Look whether the names read right.',
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'windows-1252': 'Western (Windows)',
      'windows-1254': 'Turkish (Windows)',
      'windows-1256': 'Arabic (Windows)',
      'windows-1251': 'Cyrillic (Windows)',
      macintosh: 'Western (Mac)',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16 BE)',
    },
  },
  review: {
    label: 'Rows of the file',
    row: 'Row',
    rows_one: '{{count}} row',
    rows_other: '{{count}} rows',
    wrong_one: '{{count}} with a problem',
    wrong_other: '{{count}} with problems',
    sound: 'all sound',
    onlyWrong: 'Only rows with problems',
    ignored: 'Columns that are not read: {{headers}}',
    example: 'Row {{row}} is the one that the empty workbook shows, and is left out.',
    againTitle: 'Read the file again?',
    againText: 'What you mended here is lost.',
    again: 'Read again',
    remove: 'Remove',
    removeOf: 'Remove row {{row}}',
    cell: '{{column}}, row {{row}}',
    was: 'now: {{text}}',
    wasEmpty: 'now empty',
    notKept: 'These rows are too many to be kept when the page is reloaded.',
    cancel: 'Cancel',
    submit: 'Submit',
    leaveTitle: 'Leave without submitting?',
    leaveText: 'The rows that you looked through are not kept.',
    leave: 'Leave',
  },
  category: {
    title: 'Invalid Category ({{name}})',
    text: 'No category of this menu is called so: {{names}}.',
    kept_one: 'The other row is kept.',
    kept_other: 'The other {{count}} rows are kept.',
    remove_one: 'Remove this row',
    remove_other: 'Remove these {{count}} rows',
    fix: 'Choose categories here',
  },
  summary: {
    title: 'Import these rows?',
    created: 'Added',
    changed: 'Changed',
    untouched: 'As they are already',
    import: 'Import',
    again: 'Ask again',
    unanswered:
      'The server did not answer, so nobody knows yet whether this was imported. It is asked again when the line is back. Nothing is imported twice.',
  },
  formats: {
    text: 'An empty workbook of each kind, with the headers that bulk upload reads and one row that shows what is meant.',
    download: 'Download',
    downloadOf: 'Download: {{kind}}',
  },
  /** In English, problems are said in the domain's own sentences; these name what other languages have to say. */
  problems: bulkProblems,
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    menuBulk: typeof words
  }
}
