import { translations as menuTranslations } from './jobs.menu.ts'

export const translations = {
  ...menuTranslations,
  state: 'Stato',
  every: 'Tutte',
  states: {
    waiting: 'In attesa',
    running: 'In corso',
    done: 'Eseguita',
    failed: 'Non riuscita',
    uncertain: 'Non confermata',
  },
  columns: {
    job: 'Operazione',
    problem: 'Problema',
    venue: 'Struttura',
    due: 'Ora',
    tries: 'Tentativi',
    state: 'Stato',
    act: 'Azione',
  },
  retry: 'Riprova',
  retryJob: 'Riprova: operazione {{id}}',
  total_one: '{{shown}} operazione',
  total_many: '{{shown}} operazioni',
  total_other: '{{shown}} operazioni',
  empty: 'Nessuna operazione.',
  emptyText: 'Le operazioni in background compaiono qui.',
}
