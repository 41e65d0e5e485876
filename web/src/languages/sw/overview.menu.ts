export const translations = {
  screens: {
    overview: 'Muhtasari',
  },
}
