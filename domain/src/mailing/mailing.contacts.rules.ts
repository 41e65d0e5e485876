import { languages, type Language } from '../kit/languages.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import { comparedAddress, problemOfAddress } from './mailing.addresses.ts'
import type { ContactDraft, ContactSheetRow } from './mailing.contacts.schema.ts'
import type { MailingErrorCode } from './mailing.errors.ts'
import { mailingLimits } from './mailing.limits.ts'

/** Returns the problems of a contact by field. */
export function problemsOfContact(draft: Omit<ContactDraft, 'consentNote'>): Problems<MailingErrorCode> {
  const address = problemOfAddress(draft.address)
  const name = problemOfName(draft.name)
  return { ...(address && { address }), ...(name && { name }) }
}

/** Returns the problems of a contact that staff add, who say how the person agreed. */
export function problemsOfNewContact(draft: ContactDraft): Problems<MailingErrorCode> {
  const consentNote = problemOfNote(draft.consentNote, 'noteMissing')
  return { ...problemsOfContact(draft), ...(consentNote && { consentNote }) }
}

/** Returns the problem of what is written about a consent. */
export function problemOfNote(
  note: string,
  missing: 'noteMissing' | 'sourceMissing',
): Problem<MailingErrorCode> | undefined {
  const { noteLength: limit } = mailingLimits
  const length = Array.from(plainText(note)).length
  if (length === 0) return { code: missing }
  return length > limit ? { code: 'noteTooLong', params: { limit } } : undefined
}

/** Matches text that mail programs turn into a link. A guest could enter a link as a name, and mails contain the name. */
const linked = /https?:|:\/\/|www\.|@/i

function problemOfName(name: string): Problem<MailingErrorCode> | undefined {
  const { nameLength: limit } = mailingLimits
  const text = plainText(name)
  if (Array.from(text).length > limit) return { code: 'nameTooLong', params: { limit } }
  return linked.test(text) ? { code: 'nameLinked' } : undefined
}

/** The first day on which a consent to mails can have been given. */
const firstConsent = '1990-01-01T00:00:00.000Z'

/** Returns the problem of the time of a consent: it is before 1990 or in the future. */
export function problemOfConsentTime(
  consentAt: string | undefined,
  now: Date,
): 'agreedTooEarly' | 'agreedInFuture' | undefined {
  if (consentAt === undefined) return undefined
  const at = Date.parse(consentAt)
  if (at > now.getTime()) return 'agreedInFuture'
  return at < Date.parse(firstConsent) ? 'agreedTooEarly' : undefined
}

export type CheckedRow = { line: number; address: string; name: string; language: Language }

type RowProblem = { line: number; field: 'address' | 'name' | 'language'; problem: Problem<MailingErrorCode> }

/** Returns the rows of a sheet that can be contacts, and the first problem of each of the others. An address counts once. */
export function checkImport(
  rows: readonly ContactSheetRow[],
  usualLanguage: Language,
): { rows: CheckedRow[]; problems: RowProblem[] } {
  const seen = new Set<string>()
  const checked: CheckedRow[] = []
  const problems: RowProblem[] = []
  for (const { line, address, name = '', language = '' } of rows) {
    const wrong = problemOfRow({ address, name, language }, seen)
    if (wrong) problems.push({ line, ...wrong })
    else {
      seen.add(comparedAddress(address))
      checked.push({ line, address, name: plainText(name), language: languageIn(language) ?? usualLanguage })
    }
  }
  return { rows: checked, problems }
}

function problemOfRow(
  { address, name, language }: Required<Pick<ContactSheetRow, 'address' | 'name' | 'language'>>,
  seen: ReadonlySet<string>,
): Omit<RowProblem, 'line'> | undefined {
  const problem = problemOfAddress(address)
  if (problem) return { field: 'address', problem }
  if (seen.has(comparedAddress(address))) return { field: 'address', problem: { code: 'addressTwice' } }
  const ofName = problemOfName(name)
  if (ofName) return { field: 'name', problem: ofName }
  if (language.trim() !== '' && !languageIn(language)) {
    return { field: 'language', problem: { code: 'languageUnknown' } }
  }
  return undefined
}

/** Returns the language of a cell such as `de`, `DE` or `de-AT`. */
function languageIn(cell: string): Language | undefined {
  const [code] = cell.trim().toLowerCase().split(/[-_]/)
  return languages.find((language) => language === code)
}
