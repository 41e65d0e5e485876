import { translations as menuTranslations } from './pausing.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: {
    endPauses: 'Конец паузы заказов',
  },
  hint: 'Гости не могут заказывать до конца паузы. Персонал может.',
  venue: 'Всё заведение',
  menus: 'Одно меню',
  noMenus: 'В этом заведении нет меню.',
  for: {
    quarter: '15 мин',
    half: '30 мин',
    hour: '60 мин',
    open: 'До возобновления',
  },
  forOf: 'Пауза, {{name}}: {{span}}',
  by: 'Пауза: {{who}}, {{time}}',
}
