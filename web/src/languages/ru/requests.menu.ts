export const translations = {
  sounds: {
    kitchenRequest: 'Готово на кухне',
    request: 'Запрос гостя',
    overdueRequest: 'Просроченный запрос',
  },
  screens: {
    guestRequests: 'Запросы',
    requestsInMenu: 'Вызов официанта',
    requestTimes: 'Сроки запросов',
  },
  help: {
    times: 'За сколько минут нужно выполнить запрос каждого типа.',
  },
}
