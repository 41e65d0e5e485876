export const translations = {
  screens: { formats: 'Excel formats', imports: 'Imports' },
  help: {
    formats: 'Templates for importing menus, categories, items, sides and modifiers.',
    imports: 'Spreadsheets that were imported into the menu, and undo.',
  },
} as const
