/** Translations of the names of the screens in menus and narrow headers, and of the line over all screens. */
export const translations = {
  screens: { webhooks: 'ويب هوك', log: 'عمليات التسليم' },
  help: {
    webhooks: 'عناوين أنظمة أخرى تتلقى الطلبات وطلبات الخدمة والمدفوعات وتغييرات القائمة فور حدوثها، مع سجل.',
  },
  line: {
    title: 'ويب هوك متوقفة',
    paused_zero: 'لا توجد ويب هوك متوقفة.',
    paused_one: 'فشل الويب هوك \u2068{{name}}\u2069 لأيام وتوقف.',
    paused_two: 'فشل اثنان من الويب هوك وتوقفا.',
    paused_few: 'فشلت {{count}} ويب هوك وتوقفت.',
    paused_many: 'فشل {{count}} ويب هوك وتوقف.',
    paused_other: 'فشل {{count}} ويب هوك وتوقف.',
    gone: 'لم يعد عنوان الويب هوك \u2068{{name}}\u2069 موجودًا، لذلك توقف.',
    full: 'تنتظر الويب هوك \u2068{{name}}\u2069 رسائل كثيرة جدًا، لذلك توقف.',
    show: 'عرض',
  },
}
