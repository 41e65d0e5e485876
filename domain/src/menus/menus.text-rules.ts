import { languages, type LocalText } from '../kit/languages.ts'
import { comparedText, plainLines, plainText } from '../kit/plain-text.ts'
import { type LocalDraft, menuLimits } from './menus.drafts.ts'
import { type MenuErrorCode, menuProblem, type MenuProblems } from './menus.errors.ts'
import type { PartFields } from './menus.fields.ts'
import { requiredLanguages } from './menus.languages.ts'

/**
 * Returns the problems of a name in nine languages: English and Arabic are required, none may be blank or too long.
 * (spec 2, §5)
 */
export function problemsOfName(field: string, name: LocalDraft | undefined): MenuProblems {
  return problemsOfText(field, name, {
    missing: 'nameMissing',
    blank: 'nameBlank',
    length: menuLimits.nameLength,
    tooLong: 'nameTooLong',
    inOrder: plainText,
  })
}

/** Returns the problems of a description in nine languages, by the same rules as a name. (spec 2, §5) */
export function problemsOfDescription(field: string, description: LocalDraft | undefined): MenuProblems {
  return problemsOfText(field, description, {
    missing: 'descriptionMissing',
    blank: 'descriptionBlank',
    length: menuLimits.descriptionLength,
    tooLong: 'descriptionTooLong',
    inOrder: plainLines,
  })
}

/** Returns the problems of plain texts that are longer than their fields allow. */
export function problemsOfTexts(fields: PartFields, draft: object): MenuProblems {
  const texts = Object.entries(draft).flatMap(([name, text]) => {
    const field = fields[name]
    if (field?.is !== 'text' || typeof text !== 'string' || !isLonger(text, field.length)) return []
    return [[name, menuProblem('textTooLong', { limit: field.length })] as const]
  })
  return Object.fromEntries(texts)
}

/** Returns a name for storage: each text normalised, empty languages removed. */
export function textOfDraft(draft: LocalDraft): LocalText {
  return keptText(draft, plainText)
}

/** Returns a description for storage, like a name, but with its lines. */
export function linesOfDraft(draft: LocalDraft): LocalText {
  return keptText(draft, plainLines)
}

/** Returns an English name for comparisons: no two names of one parent may be the same or look the same. */
export function plainName(name: LocalDraft | undefined): string {
  return comparedText(name?.en ?? '')
}

/** Merges a draft into a text: languages that the draft omits stay, an empty one is removed. */
export function mergeText(current: LocalDraft, draft: LocalDraft): LocalDraft {
  return { ...current, ...draft }
}

type Sort = Record<'missing' | 'blank' | 'tooLong', MenuErrorCode> & {
  length: number
  inOrder: (text: string) => string
}

function problemsOfText(
  field: string,
  text: LocalDraft | undefined,
  { missing, blank, length, tooLong, inOrder }: Sort,
): MenuProblems {
  const problems: MenuProblems = {}
  for (const language of languages) {
    const value = text?.[language] ?? ''
    const kept = value && inOrder(value)
    if (kept !== '') {
      if (isLonger(kept, length)) problems[`${field}.${language}`] = menuProblem(tooLong)
      continue
    }
    const isMissing = requiredLanguages.includes(language)
    if (!isMissing && value === '') continue
    problems[`${field}.${language}`] = menuProblem(isMissing ? missing : blank, { language: language.toUpperCase() })
  }
  return problems
}

/** Returns whether a text is longer than `length` characters. An emoji is one character, but two code units. */
function isLonger(text: string, length: number): boolean {
  return text.length > length && Array.from(text).length > length
}

function keptText(draft: LocalDraft, inOrder: (text: string) => string): LocalText {
  const kept: LocalText = { en: '' }
  for (const language of languages) {
    const written = draft[language]
    const text = written && inOrder(written)
    if (text) kept[language] = text
  }
  return kept
}
