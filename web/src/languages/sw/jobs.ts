import { translations as menuTranslations } from './jobs.menu.ts'

export const translations = {
  ...menuTranslations,
  state: 'Hali',
  every: 'Zote',
  states: {
    waiting: 'Inasubiri',
    running: 'Inaendelea',
    done: 'Imefanyika',
    failed: 'Imeshindwa',
    uncertain: 'Haijathibitishwa',
  },
  columns: {
    job: 'Kazi',
    problem: 'Tatizo',
    venue: 'Tawi',
    due: 'Muda',
    tries: 'Majaribio',
    state: 'Hali',
    act: 'Kitendo',
  },
  retry: 'Jaribu tena',
  retryJob: 'Jaribu tena: kazi {{id}}',
  total_one: 'Kazi {{shown}}',
  total_other: 'Kazi {{shown}}',
  empty: 'Hakuna kazi.',
  emptyText: 'Kazi za nyuma ya pazia huonekana hapa.',
}
