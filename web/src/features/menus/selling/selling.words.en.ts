import { soldOutSpanLabels } from '@brigade/domain/menus/menus.sold-out.ts'

export const words = {
  title: 'Sold out',
  button: 'Sold out',
  buttonCount_one: 'Sold out: {{count}}',
  buttonCount_other: 'Sold out: {{count}}',
  hint: 'Guests and order screens see it at once.',
  search: 'Search dishes',
  now: 'Sold out now',
  none: 'Everything is on the menu.',
  noneText: 'Search a dish that has run out, and mark it here.',
  noMatch: 'No dish is called that.',
  more_one: '{{count}} more. Type more of its name.',
  more_other: '{{count}} more. Type more of the name.',
  loading: 'Loading…',
  until: 'until {{time}}',
  open: 'until turned back',
  off: 'switched off',
  of: 'of {{name}}',
  sides: 'Sides',
  noParts: 'It has neither sides nor options.',
  back: 'Back on the menu',
  backOf: 'Back on the menu: {{name}}',
  for: { ...soldOutSpanLabels },
  forOf: '{{span}}: {{name}}',
  mark: 'Sold out',
  markOf: 'Sold out: {{name}}',
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    selling: typeof words
  }
}
