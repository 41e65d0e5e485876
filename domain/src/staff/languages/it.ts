export const linkMails = {
  invitation: {
    subject: 'Il tuo invito a Brigade',
    paragraphs: [
      'Ciao {{fname}},',
      '{{by}} ti ha invitato a usare Brigade. Apri questo link e scegli una password:',
      '{{link}}',
      'Il link vale una volta, entro {{hours}} ore. Se non conosci {{by}}, ignora questa email.',
    ],
  },
  reset: {
    subject: 'La tua nuova password per Brigade',
    paragraphs: [
      'Ciao {{fname}},',
      '{{by}} ha creato un link con cui puoi scegliere una nuova password per Brigade:',
      '{{link}}',
      'Il link vale una volta, entro {{hours}} ore. La tua password resta valida finché non lo usi. Se non l’hai chiesto, avvisa il responsabile.',
    ],
  },
}
