export const translations = {
  screens: {
    pushTimes: 'Push-уведомления',
  },
  help: {
    times: 'Когда уведомлять телефоны о заказах и запросах, если Brigade закрыта.',
  },
}
