export const translations = {
  screens: {
    overview: 'پوختە',
  },
}
