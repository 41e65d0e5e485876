import { translations as menuTranslations } from './jobs.menu.ts'

export const translations = {
  ...menuTranslations,
  state: 'دۆخ',
  every: 'هەموو',
  states: {
    waiting: 'چاوەڕوان',
    running: 'کار دەکات',
    done: 'تەواو',
    failed: 'شکستی هێنا',
    uncertain: 'پشتڕاست نەکراوە',
  },
  columns: {
    job: 'ئەرک',
    problem: 'کێشە',
    venue: 'شوێن',
    due: 'کات',
    tries: 'هەوڵەکان',
    state: 'دۆخ',
    act: 'کردار',
  },
  retry: 'هەوڵدانەوە',
  retryJob: 'هەوڵدانەوە: ئەرکی {{id}}',
  total_one: '{{shown}} ئەرک',
  total_other: '{{shown}} ئەرک',
  empty: 'هیچ ئەرکێک نەدۆزرایەوە.',
  emptyText: 'ئەرکەکانی پاشبنەما لێرە دەردەکەون.',
}
