import { translations as menuTranslations } from './passphrases.menu.ts'

export const translations = {
  ...menuTranslations,
  title: {
    staffAccess: 'عبارة مرور الموظفين',
    menuEdit: 'عبارة مرور القائمة',
    categoryMove: 'عبارة مرور نقل الفئات',
  },
  hint: 'صالحة لخمس دقائق.',
  field: 'عبارة المرور',
  missing: 'أدخل عبارة المرور.',
  submit: 'متابعة',
  locked: 'محاولات كثيرة. حاول مرة أخرى بعد {{seconds}} ث.',
  wrong: 'عبارة المرور خاطئة!',
  notSet: 'لا توجد عبارة مرور لهذا في هذه المنشأة بعد. اطلب من مسؤول تعيينها.',
  settings: {
    title: 'عبارات المرور',
    of: 'عبارات المرور في {{venue}}',
    hint: 'اتركها فارغة للإبقاء عليها. تغيير عبارة ينهي وصول الجميع الحالي.',
    isSet: 'معيّنة. لا يمكن عرضها.',
    isNotSet: 'غير معيّنة. لا وصول إلا للأدوار المعفاة.',
    unchanged: 'بلا تغيير',
    none: 'لا توجد بعد',
    showOf: 'إظهار: {{name}}',
    blank: 'لا يجوز أن تكون العبارة فارغة.',
    tooShort: 'استخدم أربعة أحرف على الأقل.',
    save: 'حفظ',
    said: 'حُفظت عبارات المرور.',
  },
  notGiven: 'لم يتغير شيء. أدخل عبارة المرور أولًا.',
}
