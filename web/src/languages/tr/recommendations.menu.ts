/** Translations of the names of the screens in menus and narrow headers, and of the job. */
export const translations = {
  screens: {
    recommendations: 'Öneriler',
    sortMain: 'Ana seçenekleri sırala',
    sortSub: 'Alt seçenekleri sırala',
  },
  help: {
    recommendations: 'Misafirlere ne sorulduğu, her yanıta ne önerildiği ve nelerin birbirine yakıştığı.',
  },
  jobs: {
    countOrders: 'Birlikte sipariş edilenleri say',
  },
}
