import { requestTypeLabels } from '../../requests/languages/de.ts'

export const pushWords = {
  newOrder: 'Eine neue Bestellung wartet auf Annahme.',
  testOrder: 'Eine Testbestellung wartet auf Annahme.',
  overdue: '{{type}}: überfällig.',
  unanswered: '{{type}}: noch nicht übernommen.',
  test: { title: 'Brigade', body: 'Push-Nachrichten funktionieren auf diesem Gerät.' },
  requestTypes: requestTypeLabels,
}
