export const translations = {
  screens: {
    staff: 'کارمەندان',
    credentials: 'بەڕێوەبەرانی گشتی',
    credentialsInMenu: 'هەژمارەکان (ب. گشتی)',
    link: 'هەڵبژاردنی وشەی نهێنی',
  },
}
