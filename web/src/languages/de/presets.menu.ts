export const translations = {
  screens: { groupNames: 'Gruppennamen' },
}
