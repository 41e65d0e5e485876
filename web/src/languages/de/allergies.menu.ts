export const translations = {
  screens: { allergyWords: 'Allergiewörter' },
  help: { words: 'Wörter, mit denen Gäste eine Allergie nennen, zusätzlich zu denen, die Brigade kennt.' },
}
