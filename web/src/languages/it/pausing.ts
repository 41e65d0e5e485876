import { translations as menuTranslations } from './pausing.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: {
    endPauses: 'Fine sospensione ordini',
  },
  hint: 'Gli ospiti non possono ordinare finché dura la sospensione. Il personale sì.',
  venue: 'Tutta la struttura',
  menus: 'Un menu',
  noMenus: 'Questa struttura non ha menu.',
  for: {
    quarter: '15 min',
    half: '30 min',
    hour: '60 min',
    open: 'Fino alla ripresa',
  },
  forOf: 'Sospendi {{name}}: {{span}}',
  by: 'Sospeso da {{who}}, {{time}}',
}
