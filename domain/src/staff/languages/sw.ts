export const linkMails = {
  invitation: {
    subject: 'Mwaliko wako wa Brigade',
    paragraphs: [
      'Habari {{fname}},',
      '{{by}} amekualika kwenye Brigade. Fungua kiungo hiki na uchague nenosiri:',
      '{{link}}',
      'Kiungo hutumika mara moja, ndani ya saa {{hours}}. Ikiwa humjui {{by}}, puuza barua hii.',
    ],
  },
  reset: {
    subject: 'Nenosiri lako jipya la Brigade',
    paragraphs: [
      'Habari {{fname}},',
      '{{by}} ametengeneza kiungo ili uchague nenosiri jipya la Brigade:',
      '{{link}}',
      'Kiungo hutumika mara moja, ndani ya saa {{hours}}. Nenosiri lako linabaki hadi ukitumie. Ikiwa hukuomba hili, mwambie meneja wako.',
    ],
  },
}
