/** Translations of the names of the screens in menus and narrow headers, and of the line over all screens. */
export const translations = {
  screens: { webhooks: 'ويب هوك', log: 'عمليات التسليم' },
  help: {
    webhooks: 'عناوين أنظمة أخرى تتلقى الطلبات وطلبات الخدمة والمدفوعات وتغييرات القائمة فور حدوثها، مع سجل.',
  },
  line: {
    title: 'ويب هوك معلّقة',
    paused_zero: 'لا توجد ويب هوك معلّقة.',
    paused_one: 'فشل الويب هوك \u2068{{name}}\u2069 لأيام وعُلّق.',
    paused_two: 'فشل اثنان من الويب هوك وعُلّقا.',
    paused_few: 'فشلت {{count}} ويب هوك وعُلّقت.',
    paused_many: 'فشل {{count}} ويب هوك وعُلّق.',
    paused_other: 'فشل {{count}} ويب هوك وعُلّق.',
    gone: 'لم يعد عنوان الويب هوك \u2068{{name}}\u2069 موجودًا، لذلك عُلّق.',
    full: 'تنتظر الويب هوك \u2068{{name}}\u2069 رسائل كثيرة جدًا، لذلك عُلّق.',
    show: 'عرض',
  },
}
