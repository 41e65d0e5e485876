export const translations = {
  line: {
    title: 'الطلبات الموقوفة مؤقتًا',
    venue: 'استقبال الطلبات موقوف حتى {{time}}.',
    venueOpen: 'استقبال الطلبات موقوف.',
    menu: '{{menu}}: موقوفة حتى {{time}}.',
    menuOpen: '{{menu}}: موقوفة.',
    at: '{{venue}}: {{text}}',
    resume: 'استئناف',
    resumeOf: 'استئناف: {{text}}',
    show: 'عرض',
  },
}
