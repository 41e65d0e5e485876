export const translations = {
  screens: {
    pushTimes: 'ئاگادارکردنەوەی مۆبایل',
  },
  help: {
    times: 'کەی مۆبایلەکان لە داواکاری و داوای خزمەت ئاگادار دەکرێنەوە کاتێک Brigade داخراوە.',
  },
}
