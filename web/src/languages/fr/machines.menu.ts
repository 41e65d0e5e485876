export const translations = {
  screens: {
    apiKeys: 'Clés API',
  },
  help: {
    apiKeys:
      'Les clés d’autres systèmes, comme une caisse ou une app client : leurs droits, et leur dernière utilisation.',
  },
}
