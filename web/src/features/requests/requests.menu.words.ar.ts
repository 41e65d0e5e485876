export const words = {
  sounds: { kitchenRequest: 'جاهز في المطبخ', request: 'طلب ضيف', overdueRequest: 'طلب متأخر' },
  screens: { requests: 'طلبات النادل', guestRequests: 'طلبات الضيوف', requestTimes: 'مُهل الطلبات' },
}
