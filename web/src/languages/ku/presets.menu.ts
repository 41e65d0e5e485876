export const translations = {
  screens: {
    groupNames: 'ناوی گرووپەکان',
  },
}
