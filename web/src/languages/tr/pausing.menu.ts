export const translations = {
  title: 'Siparişi duraklat',
  notPaused: 'Duraklatılmadı',
  line: {
    title: 'Duraklatılan siparişler',
    venue: 'Sipariş alımı {{time}} saatine kadar duraklatıldı.',
    venueOpen: 'Sipariş alımı duraklatıldı.',
    menu: '{{menu}} {{time}} saatine kadar duraklatıldı.',
    menuOpen: '{{menu}} duraklatıldı.',
    venueAt: '{{venue}} {{time}} saatine kadar duraklatıldı.',
    venueAtOpen: '{{venue}} duraklatıldı.',
    menuAt: '{{menu}} ({{venue}}) {{time}} saatine kadar duraklatıldı.',
    menuAtOpen: '{{menu}} ({{venue}}) duraklatıldı.',
    resume: 'Sürdür',
    resumeOf: 'Sürdür: {{text}}',
    show: 'Göster',
  },
  help: {
    pause: 'Misafir siparişlerini 15, 30 veya 60 dakika, ya da personel sürdürene kadar durdurun.',
  },
}
