export const translations = {
  screens: {
    webhooks: 'Webhook’lar',
    log: 'Gönderimler',
  },
  help: {
    webhooks:
      'Siparişleri, talepleri, ödemeleri ve menü değişikliklerini anında alan diğer sistemlerin adresleri ve günlüğü.',
  },
  line: {
    title: 'Duraklatılan webhook’lar',
    paused_one: '{{name}} webhook’u günlerdir başarısız, duraklatıldı.',
    paused_other: '{{count}} webhook başarısız, duraklatıldı.',
    gone: '{{name}} webhook’unun adresi artık yok, duraklatıldı.',
    full: '{{name}} webhook’unu çok fazla mesaj bekliyor, duraklatıldı.',
    show: 'Göster',
  },
}
