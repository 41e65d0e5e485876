export const translations = {
  screens: {
    groupNames: 'Majina ya makundi',
  },
}
