export const translations = {
  title: 'Пауза заказов',
  notPaused: 'Нет паузы',
  line: {
    title: 'Пауза заказов',
    venue: 'Заказы на паузе до {{time}}.',
    venueOpen: 'Заказы на паузе.',
    menu: '{{menu}}: пауза до {{time}}.',
    menuOpen: '{{menu}}: пауза.',
    venueAt: '{{venue}}: пауза до {{time}}.',
    venueAtOpen: '{{venue}}: пауза.',
    menuAt: '{{menu}} ({{venue}}): пауза до {{time}}.',
    menuAtOpen: '{{menu}} ({{venue}}): пауза.',
    resume: 'Возобновить',
    resumeOf: 'Возобновить: {{text}}',
    show: 'Показать',
  },
  help: {
    pause: 'Остановить заказы гостей на 15, 30 или 60 минут или до возобновления.',
  },
}
