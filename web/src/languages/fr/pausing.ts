import { translations as menuTranslations } from './pausing.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: {
    endPauses: 'Fin d’une pause des commandes',
  },
  hint: 'Les clients ne peuvent pas commander pendant la pause. Le personnel, oui.',
  venue: 'Tout l’établissement',
  menus: 'Une carte',
  noMenus: 'Cet établissement n’a pas de carte.',
  for: {
    quarter: '15 min',
    half: '30 min',
    hour: '60 min',
    open: 'Jusqu’à la reprise',
  },
  forOf: 'Pause de {{name}} : {{span}}',
  by: 'Mis en pause par {{who}}, {{time}}',
}
