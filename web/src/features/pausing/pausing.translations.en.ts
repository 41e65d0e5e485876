import { translations as menuTranslations } from '#features/pausing/pausing.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  jobs: { endPauses: 'End of an order pause' },
  hint: 'Guests can’t order until the pause ends. Staff can still place orders.',
  venue: 'The whole venue',
  menus: 'One menu',
  noMenus: 'This venue has no menus.',
  for: { quarter: '15 min', half: '30 min', hour: '60 min', open: 'Until resumed' },
  forOf: 'Pause {{name}}: {{span}}',
  by: 'Paused by {{who}}, {{time}}',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    pausing: typeof translations
  }
}
