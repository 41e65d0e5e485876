import { translations as menuTranslations } from './allergies.menu.ts'

export const translations = {
  ...menuTranslations,
  edit: 'Modifica parole',
  hint: 'I commenti con queste parole sono segnati come allergie sugli schermi e sulle comande.',
  known:
    'Brigade conosce le parole comuni in nove lingue, come “allergia”, “celiaco” e “senza noci”. Aggiungi solo quelle mancanti.',
  list: 'Parole di questa struttura',
  empty: 'Nessuna parola aggiunta.',
  emptyText: 'Solo le parole note a Brigade segnano i commenti.',
  field: 'Parole',
  fieldHint: 'Una parola per riga. “sen” trova anche “senape”.',
  from: 'Le modifiche valgono subito, anche per gli ordini aperti.',
  saved: 'Parole di allergia salvate.',
  problems: {
    allergyWordEmpty: '“{{word}}”: scrivi almeno {{least}} lettere.',
    allergyWordTooLong: '“{{word}}”: scrivi al massimo {{most}} lettere.',
    allergyWordTwice: '“{{word}}” è già nell’elenco.',
    allergyWordsTooMany: 'Scrivi al massimo {{most}} parole. Ora sono {{count}}.',
  },
}
