export const translations = { screens: { bill: 'الفاتورة \u2066#{{id}}\u2069' } }
