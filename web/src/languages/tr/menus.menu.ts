export const translations = {
  screens: {
    board: 'Menü',
    bulkOperations: 'Toplu işlemler',
  },
  help: {
    board: 'Menüler, kategoriler, ürünler ve fiyatları.',
  },
}
