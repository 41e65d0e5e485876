export const translations = {
  sounds: {
    kitchenRequest: 'لە مەتبەخ ئامادەیە',
    request: 'داوای میوان',
    overdueRequest: 'داوای دواکەوتوو',
  },
  screens: {
    guestRequests: 'داوای خزمەت',
    requestsInMenu: 'داوای گارسۆن',
    requestTimes: 'کاتی داواکان',
  },
  help: {
    times: 'ئەو خولەکانەی کە دەبێت هەر جۆرە داوایەکی خزمەت تێیدا جێبەجێ بکرێت.',
  },
}
