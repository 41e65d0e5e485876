import { requestTypeLabels } from '../../requests/languages/fr.ts'

export const pushWords = {
  newOrder: 'Une nouvelle commande attend d’être acceptée.',
  testOrder: 'Une commande d’essai attend d’être acceptée.',
  overdue: '{{type}} : en retard.',
  unanswered: '{{type}} : pas encore prise en charge.',
  test: { title: 'Brigade', body: 'Les notifications push marchent sur cet appareil.' },
  requestTypes: requestTypeLabels,
}
