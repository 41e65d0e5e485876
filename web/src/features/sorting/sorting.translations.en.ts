import { sortMoved } from '@brigade/domain/kit/sort-order.ts'

export const translations = {
  off: 'Off',
  saved: 'Sorting saved.',
  how: 'Drag a row or type its new place. Keyboard: Space lifts a row, arrows move it, Space drops it.',
  save: 'Save sorting',
  cancel: 'Cancel',
  empty: 'Nothing to sort.',
  roleDescription: 'sortable row',
  grip: 'Move {{name}}, place {{place}} of {{count}}',
  place: 'Place of {{name}}, 1 to {{count}}',
  spoken: {
    how: 'Press Space to lift the row. Move it with the up and down arrows, drop it with Space, or press Escape to cancel.',
    lifted: '{{name}} is lifted, place {{place}} of {{count}}.',
    over: '{{name}} is at place {{place}} of {{count}}.',
    dropped: '{{name}} was dropped at place {{place}} of {{count}}.',
    cancelled: '{{name}} is back at place {{place}} of {{count}}.',
  },
  meanwhile: {
    title: sortMoved,
    added_one: '{{count}} was added.',
    added_other: '{{count}} were added.',
    gone_one: '{{count}} was deleted.',
    gone_other: '{{count}} were deleted.',
    sorted: 'Someone else sorted it.',
    kept: 'Your changes are kept below and aren’t saved yet.',
    keep: 'Keep my sorting',
    take: 'Use theirs',
  },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    sorting: typeof translations
  }
}
