export const translations = {
  screens: {
    formats: 'Excel biçimleri',
    imports: 'İçe aktarmalar',
  },
  help: {
    formats: 'Menü, kategori, ürün, ekstra ve seçenek gruplarını içe aktarma şablonları.',
    imports: 'Menüye aktarılan tablolar ve geri alma.',
  },
}
