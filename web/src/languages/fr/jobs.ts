import { translations as menuTranslations } from './jobs.menu.ts'

export const translations = {
  ...menuTranslations,
  state: 'Statut',
  every: 'Toutes',
  states: {
    waiting: 'En attente',
    running: 'En cours',
    done: 'Faite',
    failed: 'Échouée',
    uncertain: 'Non confirmée',
  },
  columns: {
    job: 'Tâche',
    problem: 'Problème',
    venue: 'Établissement',
    due: 'Heure',
    tries: 'Essais',
    state: 'Statut',
    act: 'Action',
  },
  retry: 'Réessayer',
  retryJob: 'Réessayer : tâche {{id}}',
  total_one: '{{shown}} tâche',
  total_many: '{{shown}} de tâches',
  total_other: '{{shown}} tâches',
  empty: 'Aucune tâche trouvée.',
  emptyText: 'Les tâches de fond apparaissent ici.',
}
