import { translations as menuTranslations } from './push.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: {
    sendPush: 'Anlık bildirim',
  },
  title: 'Anlık bildirimler',
  states: {
    unsupported: 'Bu tarayıcı anlık bildirimleri desteklemiyor. iPhone veya iPad’de önce Brigade’i ana ekrana ekleyin.',
    denied: 'Bu tarayıcıda engellendi. Tarayıcının bu siteye ait ayarlarında bildirimlere izin verin.',
    off: 'Brigade kapalıyken kabul edilmeyen siparişlerden haberdar olun. Müdürlere geciken talepler de bildirilir.',
    on: 'Bu cihazda oturumunuz açıkken bildirimler açık.',
  },
  agree: 'Aç',
  end: 'Kapat',
  test: 'Test gönder',
  testSent: 'Test bildirimi gönderildi.',
  notAgreed: 'Anlık bildirimler açılamadı. Yeniden deneyin veya başka tarayıcı kullanın.',
  times: {
    edit: 'Düzenle',
    hint: 'Brigade kapalıyken gönderilir. Personel kendi telefonunda Ayarlar’dan açar.',
    list: 'Anlık bildirimler',
    what: 'Olay',
    who: 'Alıcılar',
    after: 'Ne zaman',
    notices: {
      newOrder: 'Kabul edilmeyen sipariş',
      overdueRequest: 'Atanmamış talep',
    },
    told: {
      newOrder: 'Müdürler ve sipariş görevlileri',
      overdueRequest: 'Müdürler',
    },
    whenOverdue: 'Gecikince',
    field: 'Yeni siparişleri bildirme süresi',
    unit: 'dk',
    from: 'Hemen geçerlidir, bekleyen siparişlerde de.',
    saved: 'Anlık bildirimler kaydedildi.',
  },
}
