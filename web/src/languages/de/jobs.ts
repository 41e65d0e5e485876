import { translations as menuTranslations } from './jobs.menu.ts'

export const translations = {
  ...menuTranslations,
  state: 'Status',
  every: 'Alle',
  states: {
    waiting: 'Wartet',
    running: 'Läuft',
    done: 'Erledigt',
    failed: 'Gescheitert',
    uncertain: 'Unbestätigt',
  },
  columns: {
    job: 'Aufgabe',
    problem: 'Problem',
    venue: 'Betrieb',
    due: 'Zeit',
    tries: 'Versuche',
    state: 'Status',
    act: 'Aktion',
  },
  retry: 'Erneut versuchen',
  retryJob: 'Erneut versuchen: Aufgabe {{id}}',
  total_one: '{{shown}} Aufgabe',
  total_other: '{{shown}} Aufgaben',
  empty: 'Keine Aufgaben gefunden.',
  emptyText: 'Hintergrundaufgaben erscheinen hier.',
}
