export const words = {
  screens: { groupNames: 'Group names' },
}
