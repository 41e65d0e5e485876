export const translations = {
  screens: {
    jobs: 'Kazi',
  },
  help: {
    jobs: 'Kazi ambazo seva hufanya nyuma ya pazia, na zilizoshindwa.',
  },
}
