export const translations = {
  screens: {
    passphrases: 'ڕستە نهێنییەکان',
  },
  help: {
    passphrases: 'وشە نهێنییەکان بۆ دەستگەیشتن بە کارمەندان، دەستکاریی مێنیو و گواستنەوەی پۆل.',
  },
}
