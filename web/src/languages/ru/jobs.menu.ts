export const translations = {
  screens: {
    jobs: 'Задания',
  },
  help: {
    jobs: 'Что сервер делает в фоне и что не удалось.',
  },
}
