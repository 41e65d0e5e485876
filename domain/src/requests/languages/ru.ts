export const requestColumnLabels = {
  request: 'Запрос',
  venue: 'Заведение',
  timeZone: 'Часовой пояс',
  table: 'Стол / номер',
  type: 'Тип',
  order: 'Заказ',
  status: 'Статус',
  createdAt: 'Создан',
  dueAt: 'Срок',
  takenBy: 'Исполнитель',
  takenAt: 'Взят в работу',
  minutesUntilTaken: 'Минут до взятия',
  updatedBy: 'Изменил',
  endedAt: 'Закрыт',
  minutesUntilEnded: 'Минут до закрытия',
  answers: 'Ответы',
  escalations: 'Передано',
}

export const requestStatusLabels = { active: 'Открыт', completed: 'Выполнен', cancelled: 'Нет ответа' }

export const requestTypeLabels = {
  talk: 'Позвать персонал',
  icebucket: 'Ведёрко со льдом',
  bill: 'Принести счёт',
  food: 'Убрать посуду',
  towel: 'Принести полотенца',
  tray: 'Забрать поднос',
  card: 'Принести терминал',
  cash: 'Оплата наличными',
  online: 'Оплата онлайн',
  kitchen: 'Запрос кухни',
  orderCancellation: 'Отмена заказа',
  custom: 'Особый запрос',
}

export const requestReport = {
  sheet: 'запросы',
  columns: requestColumnLabels,
  types: requestTypeLabels,
  statuses: requestStatusLabels,
  roles: { manager: 'Менеджер', orderTaker: 'Оператор заказов', waiter: 'Официант' },
  yes: 'Да',
  no: 'Нет',
}
