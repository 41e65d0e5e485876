import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'

const {
  importUnknown: _unknown,
  importUndone: _undone,
  importNotLast: _notLast,
  importTouched: _touched,
  venuesDiffer: _differ,
  ...bulkProblems
} = bulkErrors

/** The texts of bulk upload in English; success messages word by word as the specification has them. (spec 2, §8) */
export const words = {
  menu: { formats: 'Excel formats' },
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
  nothingToDo: 'Everything is as in the file already: nothing to change.',
  choose: {
    title: 'Choose a spreadsheet, or drop it here',
    text: 'csv, xlsx or xls, up to 5,000 rows and 10 MB. Of several sheets, the last is read.',
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
    empty: 'The last sheet of this file is empty.',
    tooManyRows:
      'The last sheet reaches beyond 5,000 rows. Delete what is below the list, empty rows too, or split the list.',
    mergedHeaders: 'The headers of this sheet are merged cells. Give each column a header of its own.',
    noHeaders: 'The first row has no known header, such as name_english.',
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
    remove: 'Remove',
    removeOf: 'Remove row {{row}}',
    cell: '{{column}}, row {{row}}',
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
  },
  formats: {
    title: 'Excel formats',
    text: 'An empty workbook of each kind, with the headers that bulk upload reads and one row that shows what is meant.',
    download: 'Download',
    downloadOf: 'Download: {{kind}}',
  },
  /** In English, problems are said in the domain's own sentences; these name what other languages have to say. */
  problems: bulkProblems,
}
