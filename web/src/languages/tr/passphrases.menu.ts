export const translations = {
  screens: {
    passphrases: 'Parolalar',
  },
  help: {
    passphrases: 'Personel erişimi, menü düzenleme ve kategori taşıma için gizli kelimeler.',
  },
}
