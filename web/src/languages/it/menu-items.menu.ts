export const translations = {
  screens: {
    categories: 'Categorie',
    items: 'Articoli',
    item: 'Articolo',
    groups: 'Gruppi di opzioni',
    shared: 'Scelte condivise',
    sort: {
      menus: 'Riordina menu',
      categories: 'Riordina categorie',
      items: 'Riordina articoli',
      sides: 'Riordina aggiunte',
      modifiers: 'Riordina gruppi di opzioni',
    },
  },
}
