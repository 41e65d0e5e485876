export const translations = {
  screens: {
    jobs: 'Operazioni',
  },
  help: {
    jobs: 'Il lavoro che il server svolge in background, e cosa non è riuscito.',
  },
}
