import { translations as menuTranslations } from './presets.menu.ts'

export const translations = {
  ...menuTranslations,
  hint: 'Nomi disponibili per i gruppi di opzioni in tutte le strutture. I gruppi esistenti mantengono il nome se lo cambi qui.',
  list: 'Nomi dei gruppi in ordine',
  add: 'Nuovo nome',
  edit: 'Rinomina',
  editOf: 'Rinomina {{name}}',
  remove: 'Elimina',
  removeOf: 'Elimina {{name}}',
  up: 'Sposta {{name}} su',
  down: 'Sposta {{name}} giù',
  empty: 'Nessun nome.',
  emptyText: 'Finché non ne aggiungi uno, solo gli amministratori possono creare gruppi di opzioni.',
  addTitle: 'Nuovo nome di gruppo',
  editTitle: 'Rinomina {{name}}',
  en: 'Nome in inglese',
  ar: 'Nome in arabo',
  save: 'Salva',
  missing: 'Il nome in {{language}} è obbligatorio!',
  english: 'Inglese',
  arabic: 'Arabo',
  removeQuestion: 'Vuoi davvero eliminare?',
  removeText:
    'Poi solo gli amministratori potranno usare questo nome per nuovi gruppi. I gruppi esistenti lo mantengono.',
  moved: '{{name}} ora è {{place}} di {{count}}.',
  said: {
    added: 'Nome del gruppo aggiunto.',
    changed: 'Nome del gruppo modificato.',
    removed: 'Nome del gruppo eliminato.',
  },
}
