import { translations as menuTranslations } from './jobs.menu.ts'

export const translations = {
  ...menuTranslations,
  state: 'Статус',
  every: 'Все',
  states: {
    waiting: 'В очереди',
    running: 'Выполняется',
    done: 'Выполнено',
    failed: 'Ошибка',
    uncertain: 'Не подтверждено',
  },
  columns: {
    job: 'Задание',
    problem: 'Проблема',
    venue: 'Заведение',
    due: 'Время',
    tries: 'Попытки',
    state: 'Статус',
    act: 'Действие',
  },
  retry: 'Повторить',
  retryJob: 'Повторить: задание {{id}}',
  total_one: '{{shown}} задание',
  total_few: '{{shown}} задания',
  total_many: '{{shown}} заданий',
  total_other: '{{shown}} задания',
  empty: 'Заданий не найдено.',
  emptyText: 'Здесь видны фоновые задания.',
}
