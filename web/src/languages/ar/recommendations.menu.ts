/** Translations of the names of the screens in menus and narrow headers, and of the job. */
export const translations = {
  screens: {
    recommendations: 'التوصيات',
    sortMain: 'ترتيب الخيارات الرئيسية',
    sortSub: 'ترتيب الخيارات الفرعية',
  },
  help: {
    recommendations: 'ما يُسأل عنه الضيوف وما يُقترح لكل إجابة وما يناسب بعضه بعضًا.',
  },
  jobs: {
    countOrders: 'عدّ ما يُطلب معًا',
  },
}
