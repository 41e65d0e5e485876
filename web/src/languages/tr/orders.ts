import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/languages/tr.ts'
import { translations as menuTranslations } from './orders.menu.ts'
import { translations as boardWords } from './board.ts'
import { translations as kitchenWords } from './kitchen.ts'
import { translations as orderPopupsWords } from './order-popups.ts'
import { translations as orderWords } from './order.ts'
import { translations as orderActsWords } from './order-acts.ts'
import { translations as historyWords } from './history.ts'
import { translations as findingWords } from './finding.ts'

export const translations = {
  ...menuTranslations,
  ...boardWords,
  ...kitchenWords,
  ...orderPopupsWords,
  ...orderWords,
  ...orderActsWords,
  ...historyWords,
  ...findingWords,
  loading: 'Siparişler yükleniyor…',
  allergy: 'Alerji',
  lateBy: '{{span}} gecikti',
  test: 'Deneme',
  discardTest: 'Denemeyi sil',
  confirmLarge: 'Büyük sipariş – masayla teyit edin',
  items_one: '{{count}} ürün',
  items_other: '{{count}} ürün',
  covers_one: '{{count}} kişi',
  covers_other: '{{count}} kişi',
  status: {
    ...orderStatusLabels,
  },
  groups: {
    incoming: 'Sırada',
    updated: 'Değişti',
    inprogress: 'Hazırlanıyor',
    delivered: 'Teslim edildi',
  },
  floor: {
    title: 'Açık siparişler',
    empty: 'Açık sipariş yok.',
    kind: 'Siparişler',
    count_one: '{{count}} sipariş',
    count_other: '{{count}} sipariş',
    states: {
      new: 'yeni {{minutes}}',
      changed: 'değişti {{minutes}}',
      inProgress: 'pişiyor {{minutes}}',
      ready: 'hazır {{minutes}}',
      delivered: 'teslim edildi',
    },
  },
  payment: {
    title: 'Ödeme',
    paid: 'Ödendi',
    'partially-paid': 'Kısmen ödendi',
    'not-paid': 'Ödenmedi',
    countsFor: '#{{id}} içinde sayıldı',
    received: 'Alınan tutar',
    remaining: 'Kalan tutar',
    receivedShort: 'Alınan',
    remainingShort: 'Kalan',
    refundDue: 'İade edilecek: {{amount}}',
  },
  paymentTypes: {
    ...paymentTypeLabels,
  },
  sources: {
    app: 'Misafir uygulaması',
    v_rest_staff: 'Personel',
    dashboard: 'Panel',
  },
  quantity: {
    less: 'Azalt: {{label}}',
    more: 'Artır: {{label}}',
  },
}
