export const words = {
  sounds: { kitchenRequest: 'جاهز في المطبخ', request: 'طلب ضيف' },
}
