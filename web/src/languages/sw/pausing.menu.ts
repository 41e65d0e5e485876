export const translations = {
  title: 'Sitisha oda',
  notPaused: 'Hazijasitishwa',
  line: {
    title: 'Oda zilizositishwa',
    venue: 'Oda zimesitishwa hadi {{time}}.',
    venueOpen: 'Oda zimesitishwa.',
    menu: '{{menu}} imesitishwa hadi {{time}}.',
    menuOpen: '{{menu}} imesitishwa.',
    venueAt: '{{venue}}: oda zimesitishwa hadi {{time}}.',
    venueAtOpen: '{{venue}}: oda zimesitishwa.',
    menuAt: '{{menu}} ({{venue}}) imesitishwa hadi {{time}}.',
    menuAtOpen: '{{menu}} ({{venue}}) imesitishwa.',
    resume: 'Endeleza',
    resumeOf: 'Endeleza: {{text}}',
    show: 'Onyesha',
  },
  help: {
    pause: 'Zuia oda za wageni kwa dakika 15, 30 au 60, au hadi wafanyakazi waendeleze.',
  },
}
