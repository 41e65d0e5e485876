import type { Language } from '../kit/languages.ts'

/** The text for guests below the code of a table. */
export const scanToOrder = {
  en: 'Scan to order',
  ar: 'امسح الرمز لتطلب',
  de: 'Zum Bestellen scannen',
  it: 'Scansiona per ordinare',
  ru: 'Сканируйте, чтобы заказать',
  fr: 'Scannez pour commander',
  ku: 'بۆ داواکردن کۆدەکە سکان بکە',
  sw: 'Changanua ili uagize',
  tr: 'Sipariş için okutun',
} satisfies Record<Language, string>
