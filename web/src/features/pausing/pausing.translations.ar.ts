import { translations as menuTranslations } from '#features/pausing/pausing.menu.translations.ar.ts'

export const translations = {
  ...menuTranslations,
  jobs: { endPauses: 'انتهاء إيقاف الطلبات' },
  hint: 'لا يستطيع الضيوف الطلب حتى ينتهي الإيقاف. ويستطيع الموظفون تسجيل الطلبات.',
  venue: 'المنشأة كلها',
  menus: 'قائمة واحدة',
  noMenus: 'ليس لهذه المنشأة قوائم.',
  for: { quarter: '15 دقيقة', half: '30 دقيقة', hour: '60 دقيقة', open: 'حتى الاستئناف' },
  forOf: 'إيقاف {{name}}: {{span}}',
  by: 'أوقفها {{who}}، {{time}}',
}
