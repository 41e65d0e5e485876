export const translations = {
  screens: {
    groupNames: 'Nomi dei gruppi',
  },
}
