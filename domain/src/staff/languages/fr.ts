export const linkMails = {
  invitation: {
    subject: 'Votre invitation à Brigade',
    paragraphs: [
      'Bonjour {{fname}},',
      '{{by}} vous invite à utiliser Brigade. Ouvrez ce lien et choisissez un mot de passe :',
      '{{link}}',
      'Le lien marche une fois, pendant {{hours}} heures. Si vous ne connaissez pas {{by}}, ignorez cet e-mail.',
    ],
  },
  reset: {
    subject: 'Votre nouveau mot de passe Brigade',
    paragraphs: [
      'Bonjour {{fname}},',
      '{{by}} a créé un lien pour que vous choisissiez un nouveau mot de passe Brigade :',
      '{{link}}',
      'Le lien marche une fois, pendant {{hours}} heures. Votre mot de passe reste valable jusque-là. Si vous n’avez rien demandé, prévenez votre responsable.',
    ],
  },
}
