export const translations = {
  title: 'Pause ordering',
  line: {
    title: 'Paused orders',
    venue: 'Ordering is paused until {{time}}.',
    venueOpen: 'Ordering is paused.',
    menu: '{{menu}} is paused until {{time}}.',
    menuOpen: '{{menu}} is paused.',
    at: '{{venue}}: {{text}}',
    resume: 'Resume',
    resumeOf: 'Resume: {{text}}',
    show: 'Show',
  },
} as const
