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
    paused_other: '{{count}} webhook günlerdir başarısız, duraklatıldı.',
    show: 'Göster',
  },
}
