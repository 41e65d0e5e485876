export const translations = {
  title: 'Ordine di prova: {{venue}}',
  about:
    'Il personale lo vede, lo accetta, lo stampa e lo consegna come l’ordine di un ospite, segnato come prova. Non compare nei report, non incassa denaro e non va alla cassa.',
  table: 'Tavolo o camera',
  dishes: 'Articoli',
  dishesHint: 'Uno di ciascuno. Le opzioni vengono scelte automaticamente.',
  noTables: 'Aggiungi prima un tavolo o una camera.',
  noDishes: 'Aggiungi prima un articolo in vendita ora.',
  place: 'Invia ordine di prova',
  placed: 'Ordine di prova inviato.',
  problems: {
    tableMissing: 'Scegli un tavolo o una camera.',
    dishesMissing: 'Scegli un articolo.',
    dishesTooMany: 'Scegli al massimo {{limit}} articoli.',
  },
}
