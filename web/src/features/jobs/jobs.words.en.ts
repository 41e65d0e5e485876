export const words = {
  screens: { jobs: 'Jobs' },
  state: 'State',
  every: 'All',
  states: {
    waiting: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    uncertain: 'Uncertain',
  },
  columns: { job: 'Job', venue: 'Venue', due: 'Due', tries: 'Tries', state: 'State', act: 'Act' },
  retry: 'Try again',
  retryJob: 'Try again: job {{id}}',
  total_one: '{{shown}} job',
  total_other: '{{shown}} jobs',
  empty: 'No jobs found.',
  emptyText: 'What Brigade does by itself after a change appears here.',
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    jobs: typeof words
  }
}
