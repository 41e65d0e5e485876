export const translations = {
  title: 'Sospendi ordini',
  notPaused: 'Non sospesi',
  line: {
    title: 'Ordini sospesi',
    venue: 'Gli ordini sono sospesi fino alle {{time}}.',
    venueOpen: 'Gli ordini sono sospesi.',
    menu: '{{menu}} è sospeso fino alle {{time}}.',
    menuOpen: '{{menu}} è sospeso.',
    venueAt: '{{venue}}: ordini sospesi fino alle {{time}}.',
    venueAtOpen: '{{venue}}: ordini sospesi.',
    menuAt: '{{menu}} ({{venue}}) è sospeso fino alle {{time}}.',
    menuAtOpen: '{{menu}} ({{venue}}) è sospeso.',
    resume: 'Riprendi',
    resumeOf: 'Riprendi: {{text}}',
    show: 'Mostra',
  },
  help: {
    pause: 'Ferma gli ordini degli ospiti per 15, 30 o 60 minuti, o finché il personale li riprende.',
  },
}
