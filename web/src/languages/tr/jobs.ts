import { translations as menuTranslations } from './jobs.menu.ts'

export const translations = {
  ...menuTranslations,
  state: 'Durum',
  every: 'Tümü',
  states: {
    waiting: 'Bekliyor',
    running: 'Çalışıyor',
    done: 'Bitti',
    failed: 'Başarısız',
    uncertain: 'Doğrulanmadı',
  },
  columns: {
    job: 'Görev',
    problem: 'Sorun',
    venue: 'İşletme',
    due: 'Saat',
    tries: 'Deneme',
    state: 'Durum',
    act: 'İşlem',
  },
  retry: 'Yeniden dene',
  retryJob: 'Yeniden dene: görev {{id}}',
  total_one: '{{shown}} görev',
  total_other: '{{shown}} görev',
  empty: 'Görev bulunamadı.',
  emptyText: 'Arka plan görevleri burada görünür.',
}
