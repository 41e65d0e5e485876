/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    forms: 'نماذج القوائم',
    form: 'نموذج قائمة',
    question: 'سؤال',
    preview: 'معاينة',
    sortQuestions: 'ترتيب الأسئلة',
    sortAdditional: 'ترتيب الأصناف الإضافية',
    queue: 'قائمة الطلبات المسبقة',
    preOrder: 'طلب مسبق',
    sheet: 'ورقة موعد',
  },
  help: { forms: 'بطاقات الفطور ونماذج أخرى يطلب بها الضيوف لوقت لاحق.' },
}
