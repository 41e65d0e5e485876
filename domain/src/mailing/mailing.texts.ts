import type { Language } from '../kit/languages.ts'

type GuestTexts = {
  /** The word for a guest whose name is unknown. */
  guest: string
  /** Why the mail was sent; `{{venue}}` is filled in. */
  why: string
  unsubscribe: string
  question: string
  button: string
  done: string
  doneText: string
  unknown: string
  test: string
}

/** What guests read at the end of a mail and on the page that its link opens, in the languages of content. */
export const guestTexts: Record<Language, GuestTexts> = {
  en: {
    guest: 'guest',
    why: 'You receive this because you agreed to mails from {{venue}}.',
    unsubscribe: 'Unsubscribe',
    question: 'Do you no longer want mails from {{venue}}?',
    button: 'Unsubscribe',
    done: 'You are unsubscribed.',
    doneText: '{{venue}} no longer sends you mails.',
    unknown: 'This link isn’t valid.',
    test: 'This is a test mail. Nobody is unsubscribed.',
  },
  ar: {
    guest: 'ضيفنا الكريم',
    why: 'تصلك هذه الرسالة لأنك وافقت على رسائل \u2068{{venue}}\u2069.',
    unsubscribe: 'إلغاء الاشتراك',
    question: 'ألا تريد رسائل من \u2068{{venue}}\u2069 بعد الآن؟',
    button: 'إلغاء الاشتراك',
    done: 'أُلغي اشتراكك.',
    doneText: 'لن يرسل إليك \u2068{{venue}}\u2069 رسائل بعد الآن.',
    unknown: 'هذا الرابط غير صالح.',
    test: 'هذه رسالة تجريبية. لم يُلغَ اشتراك أحد.',
  },
  de: {
    guest: 'Gast',
    why: 'Sie erhalten diese Mail, weil Sie Mails von {{venue}} zugestimmt haben.',
    unsubscribe: 'Abmelden',
    question: 'Möchten Sie keine Mails von {{venue}} mehr?',
    button: 'Abmelden',
    done: 'Sie sind abgemeldet.',
    doneText: '{{venue}} schickt Ihnen keine Mails mehr.',
    unknown: 'Dieser Link ist ungültig.',
    test: 'Das ist eine Testmail. Niemand wird abgemeldet.',
  },
  it: {
    guest: 'ospite',
    why: 'Ricevi questa e-mail perché hai accettato le e-mail di {{venue}}.',
    unsubscribe: 'Annulla iscrizione',
    question: 'Non vuoi più ricevere e-mail da {{venue}}?',
    button: 'Annulla iscrizione',
    done: 'La tua iscrizione è annullata.',
    doneText: '{{venue}} non ti invierà più e-mail.',
    unknown: 'Questo link non è valido.',
    test: 'Questa è un’e-mail di prova. Nessuna iscrizione viene annullata.',
  },
  ru: {
    guest: 'гость',
    why: 'Вы получили это письмо, потому что согласились на письма от {{venue}}.',
    unsubscribe: 'Отписаться',
    question: 'Больше не хотите получать письма от {{venue}}?',
    button: 'Отписаться',
    done: 'Вы отписаны.',
    doneText: '{{venue}} больше не присылает вам письма.',
    unknown: 'Эта ссылка недействительна.',
    test: 'Это пробное письмо. Никто не отписан.',
  },
  fr: {
    guest: 'cher client',
    why: 'Vous recevez cet e-mail parce que vous avez accepté les e-mails de {{venue}}.',
    unsubscribe: 'Se désabonner',
    question: 'Vous ne voulez plus d’e-mails de {{venue}} ?',
    button: 'Se désabonner',
    done: 'Vous êtes désabonné.',
    doneText: '{{venue}} ne vous envoie plus d’e-mails.',
    unknown: 'Ce lien n’est pas valide.',
    test: 'Ceci est un e-mail de test. Personne n’est désabonné.',
  },
  ku: {
    guest: 'میوانی بەڕێز',
    why: 'ئەم نامەیەت پێدەگات چونکە ڕازی بوویت بە نامەکانی \u2068{{venue}}\u2069.',
    unsubscribe: 'لابردنی بەشداری',
    question: 'چیتر نامەت لە \u2068{{venue}}\u2069 ناوێت؟',
    button: 'لابردنی بەشداری',
    done: 'بەشداریت لابرا.',
    doneText: '\u2068{{venue}}\u2069 چیتر نامەت بۆ نانێرێت.',
    unknown: 'ئەم بەستەرە دروست نییە.',
    test: 'ئەمە نامەی تاقیکردنەوەیە. بەشداری کەس لانەبرا.',
  },
  sw: {
    guest: 'mgeni',
    why: 'Unapokea barua hii kwa sababu ulikubali barua pepe kutoka {{venue}}.',
    unsubscribe: 'Jiondoe',
    question: 'Hutaki tena barua pepe kutoka {{venue}}?',
    button: 'Jiondoe',
    done: 'Umejiondoa.',
    doneText: '{{venue}} haitakutumia tena barua pepe.',
    unknown: 'Kiungo hiki si sahihi.',
    test: 'Hii ni barua ya majaribio. Hakuna aliyeondolewa.',
  },
  tr: {
    guest: 'misafirimiz',
    why: 'Bu e-postayı, {{venue}} e-postalarını kabul ettiğiniz için aldınız.',
    unsubscribe: 'Abonelikten çık',
    question: '{{venue}} e-postalarını artık istemiyor musunuz?',
    button: 'Abonelikten çık',
    done: 'Abonelikten çıktınız.',
    doneText: '{{venue}} artık size e-posta göndermeyecek.',
    unknown: 'Bu bağlantı geçerli değil.',
    test: 'Bu bir deneme e-postasıdır. Kimsenin aboneliği iptal edilmedi.',
  },
}

/** Returns such a text with the name of the venue. */
export function withVenue(text: string, venue: string): string {
  return text.replaceAll('{{venue}}', () => venue)
}
