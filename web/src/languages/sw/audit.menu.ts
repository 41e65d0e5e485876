export const translations = {
  screens: {
    audit: 'Ukaguzi',
  },
  help: {
    audit: 'Kila badiliko la matawi, watu, bei na fedha: nani alifanya, lini na kutoka anwani gani.',
  },
}
