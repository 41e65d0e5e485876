import { soldOutSpanLabels } from '@brigade/domain/menus/menus.sold-out.ts'

export const translations = {
  title: 'Sold out',
  titleOf: 'Sold out: {{name}}',
  buttonCount_one: 'Mark sold out, {{count}} now',
  buttonCount_other: 'Mark sold out, {{count}} now',
  nowCount_one: 'Sold out: {{count}}',
  nowCount_other: 'Sold out: {{count}}',
  hint: 'Turn off what has run out. Guests and order screens see it immediately.',
  search: 'Search items',
  now: 'Currently sold out',
  none: 'Nothing is sold out.',
  menu: 'Menu, most sold first',
  available: 'Available',
  isOn: 'Available: {{name}}',
  noMatch: 'No matching items.',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
  loading: 'Loading…',
  until: 'until {{time}}',
  open: 'until turned back on',
  off: 'off',
  of: 'of {{name}}',
  sides: 'Sides',
  noParts: 'No sides or options.',
  back: 'Put back on menu',
  backOf: 'Put back on menu: {{name}}',
  for: { ...soldOutSpanLabels },
  forOf: '{{span}}: {{name}}',
  mark: 'Mark sold out',
  markOf: 'Mark sold out: {{name}}',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    selling: typeof translations
  }
}
