export const translations = {
  screens: {
    categories: 'Kategoriler',
    items: 'Ürünler',
    item: 'Ürün',
    groups: 'Seçenek grupları',
    shared: 'Ortak seçimler',
    sort: {
      menus: 'Menüleri sırala',
      categories: 'Kategorileri sırala',
      items: 'Ürünleri sırala',
      sides: 'Ekstraları sırala',
      modifiers: 'Seçenek gruplarını sırala',
    },
  },
}
