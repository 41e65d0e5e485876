export const translations = {
  screens: {
    apiKeys: 'Ключи API',
  },
  help: {
    apiKeys:
      'Ключи других систем, например POS или приложения для гостей: что каждому можно и когда он использован последний раз.',
  },
}
