export const translations = {
  screens: { allergyWords: 'كلمات الحساسية' },
  help: { words: 'الكلمات التي يذكر بها ضيوفكم الحساسية، إضافة إلى ما يعرفه Brigade.' },
}
