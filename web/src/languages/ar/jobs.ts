import { translations as menuTranslations } from './jobs.menu.ts'

export const translations = {
  ...menuTranslations,
  state: 'الحالة',
  every: 'الكل',
  states: {
    waiting: 'بالانتظار',
    running: 'قيد التنفيذ',
    done: 'تمت',
    failed: 'فشلت',
    uncertain: 'غير مؤكدة',
  },
  columns: {
    job: 'المهمة',
    problem: 'المشكلة',
    venue: 'المنشأة',
    due: 'الوقت',
    tries: 'المحاولات',
    state: 'الحالة',
    act: 'الإجراء',
  },
  retry: 'إعادة المحاولة',
  retryJob: 'إعادة المحاولة: المهمة \u2066{{id}}\u2069',
  total_zero: 'لا مهام',
  total_one: 'مهمة واحدة',
  total_two: 'مهمتان',
  total_few: '{{shown}} مهام',
  total_many: '{{shown}} مهمة',
  total_other: '{{shown}} مهمة',
  empty: 'لا توجد مهام.',
  emptyText: 'تظهر هنا المهام التي تعمل في الخلفية.',
}
