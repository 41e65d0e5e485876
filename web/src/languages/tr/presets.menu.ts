export const translations = {
  screens: {
    groupNames: 'Grup adları',
  },
}
