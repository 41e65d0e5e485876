export const translations = {
  sounds: { kitchenRequest: 'جاهز في المطبخ', request: 'طلب خدمة من ضيف', overdueRequest: 'طلب خدمة متأخر' },
  screens: {
    guestRequests: 'طلبات الخدمة',
    requestsInMenu: 'طلبات الخدمة',
    requestTimes: 'مُهل طلبات الخدمة',
  },
  help: { times: 'الدقائق التي يجب إنجاز كل نوع من طلبات الخدمة خلالها.' },
}
