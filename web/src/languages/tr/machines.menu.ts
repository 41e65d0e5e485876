export const translations = {
  screens: {
    apiKeys: 'API anahtarları',
  },
  help: {
    apiKeys:
      'Kasa veya misafir uygulaması gibi diğer sistemlerin anahtarları: her biri ne yapabilir ve en son ne zaman kullanıldı.',
  },
}
