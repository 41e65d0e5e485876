export const translations = {
  screens: {
    groupNames: 'Noms de groupe',
  },
}
