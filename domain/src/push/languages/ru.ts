import { requestTypeLabels } from '../../requests/languages/ru.ts'

export const pushWords = {
  newOrder: 'Новый заказ ждёт принятия.',
  testOrder: 'Пробный заказ ждёт принятия.',
  overdue: '{{type}}: просрочен.',
  unanswered: '{{type}}: никто ещё не взял.',
  test: { title: 'Brigade', body: 'Push-уведомления работают на этом устройстве.' },
  requestTypes: requestTypeLabels,
}
