export const words = {
  screens: { groupNames: 'أسماء المجموعات' },
}
