export const translations = {
  sounds: {
    printFailed: 'چاپ نەکرا',
  },
  screens: {
    printers: 'چاپکەرەکان',
    prints: 'ئەرکەکانی چاپ',
  },
  help: {
    printers: 'چاپکەرەکانی تۆڕ بۆ تیکێت و پسوولە، و هەریەکەیان چی چاپ دەکات.',
  },
}
