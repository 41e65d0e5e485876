/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    forms: 'فۆڕمەکانی مێنیو',
    form: 'فۆڕمی مێنیو',
    question: 'پرسیار',
    preview: 'پێشبینین',
    sortQuestions: 'ڕیزکردنی پرسیار',
    sortAdditional: 'ڕیزکردنی بڕگەی زیادە',
    queue: 'ڕیزی پێشداواکاری',
    preOrder: 'پێشداواکاری',
    sheet: 'پەڕەی وادە',
  },
  help: { forms: 'کارتی نانی بەیانی و فۆڕمی تر کە میوان بۆ کاتێکی دواتر پێی داوا دەکات.' },
}
