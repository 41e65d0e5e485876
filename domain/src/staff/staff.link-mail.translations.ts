import type { Language } from '../kit/languages.ts'
import type { LinkKind } from './staff.schema.ts'
import { linkMails as ar } from './languages/ar.ts'
import { linkMails as de } from './languages/de.ts'
import { linkMails as fr } from './languages/fr.ts'
import { linkMails as it } from './languages/it.ts'
import { linkMails as ku } from './languages/ku.ts'
import { linkMails as ru } from './languages/ru.ts'
import { linkMails as sw } from './languages/sw.ts'
import { linkMails as tr } from './languages/tr.ts'

/** The parts of a mail: `{{fname}}`, `{{by}}`, `{{link}}` and `{{hours}}` are filled in. */
type LinkMailTexts = Record<LinkKind, { subject: string; paragraphs: readonly string[] }>

/** The mails with links to choose a password. */
export const linkMailTranslations: Record<Language, LinkMailTexts> = {
  en: {
    invitation: {
      subject: 'Your invitation to Brigade',
      paragraphs: [
        'Hello {{fname}},',
        '{{by}} has invited you to Brigade. Open this link and choose a password:',
        '{{link}}',
        'The link works once, within {{hours}} hours. If you don’t know {{by}}, ignore this mail.',
      ],
    },
    reset: {
      subject: 'Your new password for Brigade',
      paragraphs: [
        'Hello {{fname}},',
        '{{by}} has made a link for you to choose a new password for Brigade:',
        '{{link}}',
        'The link works once, within {{hours}} hours. Your password stays valid until you use it. If you didn’t ask for it, tell your manager.',
      ],
    },
  },
  ar,
  de,
  it,
  ru,
  fr,
  ku,
  sw,
  tr,
}
