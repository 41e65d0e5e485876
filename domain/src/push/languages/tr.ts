import { requestTypeLabels } from '../../requests/languages/tr.ts'

export const pushWords = {
  newOrder: 'Yeni bir sipariş kabul edilmeyi bekliyor.',
  testOrder: 'Bir deneme siparişi kabul edilmeyi bekliyor.',
  overdue: '{{type}}: gecikti.',
  unanswered: '{{type}}: henüz üstlenilmedi.',
  test: { title: 'Brigade', body: 'Anlık bildirimler bu cihazda çalışıyor.' },
  requestTypes: requestTypeLabels,
}
