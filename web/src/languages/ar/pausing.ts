import { translations as menuTranslations } from './pausing.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: { endPauses: 'انتهاء تعليق الطلبات' },
  hint: 'لا يستطيع الضيوف الطلب حتى ينتهي التعليق. ويستطيع الموظفون تسجيل الطلبات.',
  venue: 'المنشأة كلها',
  menus: 'قائمة واحدة',
  noMenus: 'ليس لهذه المنشأة قوائم.',
  for: { quarter: '15 دقيقة', half: '30 دقيقة', hour: '60 دقيقة', open: 'حتى الاستئناف' },
  forOf: 'تعليق {{name}}: {{span}}',
  by: 'علّقها {{who}}، {{time}}',
}
