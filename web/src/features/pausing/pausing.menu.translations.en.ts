export const translations = {
  title: 'Pause ordering',
  notPaused: 'Not paused',
  line: {
    title: 'Paused orders',
    venue: 'Ordering is paused until {{time}}.',
    venueOpen: 'Ordering is paused.',
    menu: '{{menu}} is paused until {{time}}.',
    menuOpen: '{{menu}} is paused.',
    venueAt: '{{venue}} is paused until {{time}}.',
    venueAtOpen: '{{venue}} is paused.',
    menuAt: '{{menu}} ({{venue}}) is paused until {{time}}.',
    menuAtOpen: '{{menu}} ({{venue}}) is paused.',
    resume: 'Resume',
    resumeOf: 'Resume: {{text}}',
    show: 'Show',
  },
  help: { pause: 'Stop guests’ orders for 15, 30 or 60 minutes, or until staff resume.' },
} as const
