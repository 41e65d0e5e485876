export const translations = {
  screens: {
    groupNames: 'Названия групп',
  },
}
