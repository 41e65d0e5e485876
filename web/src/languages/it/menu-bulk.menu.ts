export const translations = {
  screens: {
    formats: 'Formati Excel',
    imports: 'Importazioni',
  },
  help: {
    formats: 'Modelli per importare menu, categorie, articoli, aggiunte e gruppi di opzioni.',
    imports: 'Fogli di calcolo importati nel menu, con annullamento.',
  },
}
