export const translations = {
  sounds: { kitchenRequest: 'جاهز في المطبخ', request: 'طلب خدمة من ضيف', overdueRequest: 'طلب خدمة متأخر' },
  screens: {
    requests: 'طلبات الخدمة',
    requestsShort: 'طلبات الخدمة',
    guestRequests: 'طلبات خدمة الضيوف',
    requestTimes: 'مُهل طلبات الخدمة',
  },
}
