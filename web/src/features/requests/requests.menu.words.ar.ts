export const words = {
  sounds: { kitchenRequest: 'جاهز في المطبخ', request: 'طلب ضيف', overdueRequest: 'طلب متأخر' },
  screens: {
    requests: 'طلبات الخدمة',
    requestsShort: 'طلبات الخدمة',
    guestRequests: 'طلبات خدمة الضيوف',
    requestTimes: 'مُهل طلبات الخدمة',
  },
}
