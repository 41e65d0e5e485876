export const translations = {
  screens: {
    pushTimes: 'Notifications push',
  },
  help: {
    times: 'Quand les téléphones sont prévenus des commandes et demandes, Brigade étant fermé.',
  },
}
