import { translations as menuTranslations } from '#features/jobs/jobs.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  state: 'Status',
  every: 'All',
  states: {
    waiting: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    uncertain: 'Unconfirmed',
  },
  columns: {
    job: 'Job',
    problem: 'Problem',
    venue: 'Venue',
    due: 'Time',
    tries: 'Attempts',
    state: 'Status',
    act: 'Action',
  },
  retry: 'Try again',
  retryJob: 'Try again: job {{id}}',
  total_one: '{{shown}} job',
  total_other: '{{shown}} jobs',
  empty: 'No jobs found.',
  emptyText: 'The server’s jobs appear here.',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    jobs: typeof translations
  }
}
