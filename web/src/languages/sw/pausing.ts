import { translations as menuTranslations } from './pausing.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: {
    endPauses: 'Mwisho wa kusitisha oda',
  },
  hint: 'Wageni hawawezi kuagiza hadi usitishaji uishe. Wafanyakazi bado wanaweza kuweka oda.',
  venue: 'Tawi zima',
  menus: 'Menyu moja',
  noMenus: 'Tawi hili halina menyu.',
  for: {
    quarter: 'Dk 15',
    half: 'Dk 30',
    hour: 'Dk 60',
    open: 'Hadi iendelezwe',
  },
  forOf: 'Sitisha {{name}}: {{span}}',
  by: 'Ilisitishwa na {{who}}, {{time}}',
}
