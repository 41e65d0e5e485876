export const contactReport = {
  sheet: 'کەسانی پەیوەندی',
  columns: {
    address: 'ئیمەیڵ',
    name: 'ناو',
    language: 'زمان',
    state: 'دۆخ',
    consentAt: 'کاتی ڕەزامەندی',
    consentSource: 'سەرچاوەی ڕەزامەندی',
    consentNote: 'چۆن ڕازی بوو',
    consentBy: 'کێ تۆماری کرد',
    withdrawnAt: 'کاتی لابردنی بەشداری',
  },
  states: { agreed: 'بەشدار', withdrawn: 'بەشداریی لابراوە', bounced: 'ئیمەیڵ ناگات', unconfirmed: 'پشتڕاست نەکراوە' },
  sources: { staff: 'کارمەندان', import: 'هاوردە', guest: 'میوان' },
}
