export const translations = {
  screens: {
    insights: 'شیکارییەکان',
  },
}
