export const translations = {
  screens: {
    board: 'مێنیو',
    bulkOperations: 'کارە بەکۆمەڵەکان',
  },
  help: {
    board: 'مێنیو، پۆل، بڕگە و نرخەکانیان.',
  },
}
