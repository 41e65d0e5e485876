export const translations = {
  screens: {
    list: 'Hoteli',
    create: 'Tawi jipya',
    venue: 'Tawi',
  },
}
