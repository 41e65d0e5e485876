export const translations = {
  screens: {
    alerts: 'Платежи',
  },
  sounds: {
    payment: 'Онлайн-платёж',
    paymentAlert: 'Сигнал об оплате',
  },
  help: {
    alerts: 'Онлайн-платежи и возвраты, которым нужен человек.',
  },
}
