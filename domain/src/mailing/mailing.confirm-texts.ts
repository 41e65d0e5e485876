import type { Language } from '../kit/languages.ts'

type ConfirmTexts = {
  subject: string
  /** Before the link that confirms. */
  ask: string
  /** The sentence for people who did not leave their address themselves. */
  ignore: string
  question: string
  button: string
  done: string
  doneText: string
}

/** The mail that asks a guest to confirm their consent, and the page that its link opens; `{{venue}}` is filled in. */
export const confirmTexts: Record<Language, ConfirmTexts> = {
  en: {
    subject: 'Please confirm: mails from {{venue}}',
    ask: 'Somebody left this address at {{venue}} for its mails. If it was you, confirm it:',
    ignore: 'If it wasn’t you, you need not do anything: you receive nothing more.',
    question: 'Do you want mails from {{venue}}?',
    button: 'Yes, send me mails',
    done: 'Thank you.',
    doneText: '{{venue}} may now send you mails. Each one has a link to unsubscribe.',
  },
  ar: {
    subject: 'يرجى التأكيد: رسائل \u2068{{venue}}\u2069',
    ask: 'ترك شخص هذا العنوان لدى \u2068{{venue}}\u2069 لتلقي رسائله. إن كنت أنت، فأكّد ذلك:',
    ignore: 'إن لم تكن أنت، فلا حاجة إلى فعل شيء: لن يصلك شيء آخر.',
    question: 'أتريد رسائل من \u2068{{venue}}\u2069؟',
    button: 'نعم، أرسلوا لي الرسائل',
    done: 'شكرًا لك.',
    doneText: 'يمكن لـ\u2068{{venue}}\u2069 الآن أن يرسل إليك رسائل، وفي كل منها رابط لإلغاء الاشتراك.',
  },
  de: {
    subject: 'Bitte bestätigen: Mails von {{venue}}',
    ask: 'Jemand hat diese Adresse bei {{venue}} für Mails angegeben. Wenn Sie das waren, bestätigen Sie es:',
    ignore: 'Wenn nicht, müssen Sie nichts tun: Sie erhalten nichts weiter.',
    question: 'Möchten Sie Mails von {{venue}}?',
    button: 'Ja, schicken Sie mir Mails',
    done: 'Vielen Dank.',
    doneText: '{{venue}} darf Ihnen nun Mails schicken. In jeder ist ein Link zum Abmelden.',
  },
  it: {
    subject: 'Da confermare: e-mail di {{venue}}',
    ask: 'Qualcuno ha lasciato questo indirizzo da {{venue}} per ricevere e-mail. Se sei tu, confermalo:',
    ignore: 'Se non sei tu, non devi fare nulla: non riceverai altro.',
    question: 'Vuoi ricevere e-mail da {{venue}}?',
    button: 'Sì, inviatemi e-mail',
    done: 'Grazie.',
    doneText: 'Ora {{venue}} può inviarti e-mail. Ognuna ha un link per annullare l’iscrizione.',
  },
  ru: {
    subject: 'Подтвердите: письма от {{venue}}',
    ask: 'Кто-то оставил этот адрес в {{venue}}, чтобы получать письма. Если это вы, подтвердите:',
    ignore: 'Если это не вы, ничего делать не нужно: больше вам ничего не придёт.',
    question: 'Хотите получать письма от {{venue}}?',
    button: 'Да, присылайте письма',
    done: 'Спасибо.',
    doneText: 'Теперь {{venue}} может присылать вам письма. В каждом есть ссылка, чтобы отписаться.',
  },
  fr: {
    subject: 'À confirmer : e-mails de {{venue}}',
    ask: 'Quelqu’un a laissé cette adresse chez {{venue}} pour recevoir des e-mails. Si c’est vous, confirmez :',
    ignore: 'Sinon, vous n’avez rien à faire : vous ne recevrez rien d’autre.',
    question: 'Voulez-vous recevoir des e-mails de {{venue}} ?',
    button: 'Oui, envoyez-moi des e-mails',
    done: 'Merci.',
    doneText: '{{venue}} peut maintenant vous envoyer des e-mails. Chacun a un lien pour se désabonner.',
  },
  ku: {
    subject: 'تکایە پشتڕاستی بکەرەوە: نامەکانی \u2068{{venue}}\u2069',
    ask: 'کەسێک ئەم ناونیشانەی لە \u2068{{venue}}\u2069 بۆ نامەکانی داناوە. ئەگەر تۆ بوویت، پشتڕاستی بکەرەوە:',
    ignore: 'ئەگەر تۆ نەبوویت، پێویست ناکات هیچ بکەیت: هیچی ترت پێناگات.',
    question: 'نامەت لە \u2068{{venue}}\u2069 دەوێت؟',
    button: 'بەڵێ، نامەم بۆ بنێرن',
    done: 'سوپاس.',
    doneText: 'ئێستا \u2068{{venue}}\u2069 دەتوانێت نامەت بۆ بنێرێت. لە هەریەکەیاندا بەستەری لابردنی بەشداری هەیە.',
  },
  sw: {
    subject: 'Tafadhali thibitisha: barua kutoka {{venue}}',
    ask: 'Mtu aliacha anwani hii {{venue}} ili apate barua. Kama ni wewe, thibitisha:',
    ignore: 'Kama si wewe, huhitaji kufanya chochote: hutapokea kingine.',
    question: 'Unataka barua pepe kutoka {{venue}}?',
    button: 'Ndiyo, nitumieni barua',
    done: 'Asante.',
    doneText: 'Sasa {{venue}} inaweza kukutumia barua. Kila moja ina kiungo cha kujiondoa.',
  },
  tr: {
    subject: 'Lütfen onaylayın: {{venue}} e-postaları',
    ask: 'Biri bu adresi {{venue}} e-postaları için bıraktı. Siz bıraktıysanız onaylayın:',
    ignore: 'Siz değilseniz bir şey yapmanız gerekmez: başka bir şey gelmez.',
    question: '{{venue}} e-postalarını istiyor musunuz?',
    button: 'Evet, bana e-posta gönderin',
    done: 'Teşekkürler.',
    doneText: '{{venue}} artık size e-posta gönderebilir. Her birinde abonelikten çıkma bağlantısı vardır.',
  },
}
