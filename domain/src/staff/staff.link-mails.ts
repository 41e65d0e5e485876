import type { Language } from '../kit/languages.ts'
import { linkMailTranslations } from './staff.link-mail.translations.ts'
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

/** Returns the mail with a link to choose a password, in the language of the person. */
export function mailOfLink({ kind, language, fname, by, link }: LinkMail): { subject: string; text: string } {
  const { subject, paragraphs } = linkMailTranslations[language][kind]
  const values = { fname: withoutAddress(fname), by: withoutAddress(by), link, hours: String(linkHours) }
  const text = paragraphs.map((paragraph) => filled(paragraph, values)).join('\n\n')
  return { subject, text: `${text}\n` }
}

/**
 * Returns a name in which no mail program finds an address to link to, as in `evil.example`: a space after each dot, colon,
 * slash and at sign.
 */
function withoutAddress(name: string): string {
  return name.replaceAll(/[.:/@\\](?=\S)/g, '$& ')
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '')
}
