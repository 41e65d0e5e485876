import type { Language } from '../kit/languages.ts'
import { type LinkKind, linkHours } from './staff.schema.ts'

type LinkMail = {
  kind: LinkKind
  language: Language
  /** The first name of the person. */
  fname: string
  /** The person who has made the link. */
  by: string
  link: string
}

type Texts = (mail: Omit<LinkMail, 'kind' | 'language'>) => { subject: string; text: string }

/** Returns the mail with a link to choose a password: in Arabic to people who read it, to all others in English. */
export function mailOfLink({ kind, language, ...mail }: LinkMail): { subject: string; text: string } {
  const named = { ...mail, fname: withoutAddress(mail.fname), by: withoutAddress(mail.by) }
  return (language === 'ar' ? arabic : english)[kind](named)
}

/**
 * Returns a name in which no mail program finds an address to link to, as in `evil.example`: a space after each dot, colon,
 * slash and at sign.
 */
function withoutAddress(name: string): string {
  return name.replaceAll(/[.:/@\\](?=\S)/g, '$& ')
}

const english = {
  invitation: ({ fname, by, link }) => ({
    subject: 'Your invitation to Brigade',
    text: linesOf(
      `Hello ${fname},`,
      `${by} has invited you to Brigade. Open this link and choose a password:`,
      link,
      `The link works once, within ${linkHours} hours. If you don’t know ${by}, ignore this mail.`,
    ),
  }),
  reset: ({ fname, by, link }) => ({
    subject: 'Your new password for Brigade',
    text: linesOf(
      `Hello ${fname},`,
      `${by} has made a link for you to choose a new password for Brigade:`,
      link,
      `The link works once, within ${linkHours} hours. Your password stays valid until you use it. If you didn’t ask for it, tell your manager.`,
    ),
  }),
} satisfies Record<LinkKind, Texts>

const arabic = {
  invitation: ({ fname, by, link }) => ({
    subject: 'دعوتك إلى Brigade',
    text: linesOf(
      `مرحبًا ${fname}،`,
      `دعاك ${by} إلى Brigade. افتح هذا الرابط واختر كلمة مرور:`,
      link,
      `يعمل الرابط مرة واحدة خلال ${linkHours} ساعة. إذا كنت لا تعرف ${by} فتجاهل هذه الرسالة.`,
    ),
  }),
  reset: ({ fname, by, link }) => ({
    subject: 'كلمة مرورك الجديدة في Brigade',
    text: linesOf(
      `مرحبًا ${fname}،`,
      `أنشأ ${by} رابطًا لتختار كلمة مرور جديدة في Brigade:`,
      link,
      `يعمل الرابط مرة واحدة خلال ${linkHours} ساعة. تبقى كلمة مرورك صالحة حتى تستخدمه. إذا لم تطلبه فأخبر مديرك.`,
    ),
  }),
} satisfies Record<LinkKind, Texts>

function linesOf(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`
}
