export const translations = {
  title: 'Bestellungen pausieren',
  notPaused: 'Nicht pausiert',
  line: {
    title: 'Bestellpausen',
    venue: 'Bestellungen sind bis {{time}} pausiert.',
    venueOpen: 'Bestellungen sind pausiert.',
    menu: '{{menu}} ist bis {{time}} pausiert.',
    menuOpen: '{{menu}} ist pausiert.',
    venueAt: '{{venue}} ist bis {{time}} pausiert.',
    venueAtOpen: '{{venue}} ist pausiert.',
    menuAt: '{{menu}} ({{venue}}) ist bis {{time}} pausiert.',
    menuAtOpen: '{{menu}} ({{venue}}) ist pausiert.',
    resume: 'Fortsetzen',
    resumeOf: 'Fortsetzen: {{text}}',
    show: 'Zeigen',
  },
  help: { pause: 'Bestellungen der Gäste für 15, 30 oder 60 Minuten anhalten, oder bis zum Fortsetzen.' },
}
