export const translations = {
  title: 'تعليق الطلبات',
  notPaused: 'غير معلّقة',
  line: {
    title: 'الطلبات المعلّقة',
    venue: 'استقبال الطلبات معلّق حتى {{time}}.',
    venueOpen: 'استقبال الطلبات معلّق.',
    menu: '{{menu}}: معلّقة حتى {{time}}.',
    menuOpen: '{{menu}}: معلّقة.',
    venueAt: '{{venue}}: معلّقة حتى {{time}}.',
    venueAtOpen: '{{venue}}: معلّقة.',
    menuAt: '{{menu}} ({{venue}}): معلّقة حتى {{time}}.',
    menuAtOpen: '{{menu}} ({{venue}}): معلّقة.',
    resume: 'استئناف',
    resumeOf: 'استئناف: {{text}}',
    show: 'عرض',
  },
  help: { pause: 'تعليق الطلبات من الضيوف 15 أو 30 أو 60 دقيقة أو حتى الاستئناف.' },
}
