export const linkMails = {
  invitation: {
    subject: 'Ihre Einladung zu Brigade',
    paragraphs: [
      'Guten Tag {{fname}},',
      '{{by}} hat Sie zu Brigade eingeladen. Öffnen Sie diesen Link und wählen Sie ein Passwort:',
      '{{link}}',
      'Der Link gilt einmal, binnen {{hours}} Stunden. Wenn Sie {{by}} nicht kennen, ignorieren Sie diese E-Mail.',
    ],
  },
  reset: {
    subject: 'Ihr neues Passwort für Brigade',
    paragraphs: [
      'Guten Tag {{fname}},',
      '{{by}} hat einen Link erstellt, mit dem Sie ein neues Passwort für Brigade wählen können:',
      '{{link}}',
      'Der Link gilt einmal, binnen {{hours}} Stunden. Ihr Passwort bleibt gültig, bis Sie ihn benutzen. Wenn Sie das nicht angefordert haben, sagen Sie es der Leitung.',
    ],
  },
}
