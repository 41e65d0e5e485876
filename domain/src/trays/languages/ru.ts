export const trayStatusLabels = { active: 'В номере', expired: 'Забран' }

export const trayTypeLabels = { tray: 'Поднос', trolly: 'Тележка' }

export const trayReport = {
  sheet: 'подносы',
  columns: {
    room: 'Номер',
    venue: 'Заведение',
    timeZone: 'Часовой пояс',
    tray: 'Поднос',
    kind: 'Вид',
    status: 'Статус',
    overnight: 'С ночи',
    order: 'Заказ',
    linkedAt: 'Привязан',
    linkedBy: 'Кто привязал',
    fetchedAt: 'Забран',
    fetchedBy: 'Кто забрал',
  },
  yes: 'Да',
  no: 'Нет',
  types: trayTypeLabels,
  statuses: trayStatusLabels,
}
