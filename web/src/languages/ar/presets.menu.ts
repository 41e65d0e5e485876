export const translations = {
  screens: { groupNames: 'أسماء المجموعات' },
}
