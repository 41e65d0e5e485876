export const translations = {
  screens: {
    jobs: 'Tâches',
  },
  help: {
    jobs: 'Le travail que Brigade fait en arrière-plan, et ce qui a échoué.',
  },
}
