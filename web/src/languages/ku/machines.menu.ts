export const translations = {
  screens: {
    apiKeys: 'کلیلەکانی API',
  },
  help: {
    apiKeys: 'کلیلی سیستەمەکانی تر، وەک POS یان ئەپی میوان: هەریەک چی دەتوانێت بکات، و دوایین جار کەی بەکارهاتووە.',
  },
}
