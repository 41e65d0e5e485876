import { requestTypeLabels } from '../../requests/languages/it.ts'

export const pushWords = {
  newOrder: 'Un nuovo ordine attende di essere accettato.',
  testOrder: 'Un ordine di prova attende di essere accettato.',
  overdue: '{{type}}: in ritardo.',
  unanswered: '{{type}}: non ancora presa in carico.',
  test: { title: 'Brigade', body: 'Le notifiche push funzionano su questo dispositivo.' },
  requestTypes: requestTypeLabels,
}
