export const translations = {
  title: 'Pause des commandes',
  notPaused: 'Pas en pause',
  line: {
    title: 'Commandes en pause',
    venue: 'Les commandes sont en pause jusqu’à {{time}}.',
    venueOpen: 'Les commandes sont en pause.',
    menu: '{{menu}} est en pause jusqu’à {{time}}.',
    menuOpen: '{{menu}} est en pause.',
    venueAt: '{{venue}} est en pause jusqu’à {{time}}.',
    venueAtOpen: '{{venue}} est en pause.',
    menuAt: '{{menu}} ({{venue}}) est en pause jusqu’à {{time}}.',
    menuAtOpen: '{{menu}} ({{venue}}) est en pause.',
    resume: 'Reprendre',
    resumeOf: 'Reprendre : {{text}}',
    show: 'Afficher',
  },
  help: {
    pause: 'Arrête les commandes des clients 15, 30 ou 60 minutes, ou jusqu’à la reprise.',
  },
}
