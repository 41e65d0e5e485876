/** Translations of the names of the screens in menus and narrow headers, and of the job. */
export const translations = {
  screens: {
    recommendations: 'Рекомендации',
    sortMain: 'Порядок основных вариантов',
    sortSub: 'Порядок подвариантов',
  },
  help: {
    recommendations: 'О чём спрашивают гостей, что предлагают на каждый ответ и что сочетается.',
  },
  jobs: {
    countOrders: 'Подсчёт заказанного вместе',
  },
}
