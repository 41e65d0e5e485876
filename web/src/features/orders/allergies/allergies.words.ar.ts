import { words as menuWords } from '#features/orders/allergies/allergies.menu.words.ar.ts'

export const words = {
  ...menuWords,
  edit: 'تعديل',
  hint: 'كل ملاحظة فيها إحدى هذه الكلمات تُميَّز بعلامة الحساسية على الشاشات وتذاكر المطبخ.',
  known: 'يعرف Brigade الكلمات المعتادة بتسع لغات، مثل «حساسية» و«بدون مكسرات». أضف ما ينقص فقط.',
  list: 'كلمات هذه المنشأة',
  empty: 'لا كلمات خاصة بالمنشأة',
  emptyText: 'تُميَّز الملاحظات بالكلمات التي يعرفها Brigade.',
  field: 'الكلمات',
  fieldHint: 'كلمة واحدة في كل سطر. الكلمة «خرد» تشمل «خردل» أيضًا.',
  from: 'يسري التعديل فورًا، على الطلبات المفتوحة أيضًا.',
  saved: 'حُفظت كلمات الحساسية.',
  problems: {
    allergyWordEmpty: '«{{word}}»: عدد الأحرف {{least}} على الأقل.',
    allergyWordTooLong: '«{{word}}»: عدد الأحرف {{most}} على الأكثر.',
    allergyWordTwice: '«{{word}}» موجودة في القائمة من قبل.',
    allergyWordsTooMany: 'عدد الكلمات {{most}} على الأكثر. عددها الآن {{count}}.',
  },
}
