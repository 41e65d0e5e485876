import { translations as menuTranslations } from './pausing.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: { endPauses: 'Ende einer Bestellpause' },
  hint: 'Gäste können bis zum Ende der Pause nicht bestellen. Das Personal kann weiter Bestellungen aufgeben.',
  venue: 'Der ganze Betrieb',
  menus: 'Eine Karte',
  noMenus: 'Dieser Betrieb hat keine Karten.',
  for: { quarter: '15 min', half: '30 min', hour: '60 min', open: 'Bis zum Fortsetzen' },
  forOf: '{{name}} pausieren: {{span}}',
  by: 'Pausiert von {{who}}, {{time}}',
}
