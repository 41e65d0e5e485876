export const linkMails = {
  invitation: {
    subject: 'Brigade davetiniz',
    paragraphs: [
      'Merhaba {{fname}},',
      '{{by}} sizi Brigade’e davet etti. Bu bağlantıyı açıp bir şifre seçin:',
      '{{link}}',
      'Bağlantı {{hours}} saat içinde bir kez geçerlidir. {{by}} adlı kişiyi tanımıyorsanız bu e-postayı dikkate almayın.',
    ],
  },
  reset: {
    subject: 'Yeni Brigade şifreniz',
    paragraphs: [
      'Merhaba {{fname}},',
      '{{by}}, yeni bir Brigade şifresi seçmeniz için bağlantı oluşturdu:',
      '{{link}}',
      'Bağlantı {{hours}} saat içinde bir kez geçerlidir. Kullanana kadar şifreniz geçerli kalır. Siz istemediyseniz müdürünüze bildirin.',
    ],
  },
}
