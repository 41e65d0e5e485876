import { languages, type LocalText } from '../kit/languages.ts'
import { comparedText, plainLines, plainText } from '../kit/plain-text.ts'
import { type LocalDraft, menuLimits } from './menus.drafts.ts'
import { type MenuErrorCode, menuProblem, type MenuProblems } from './menus.errors.ts'
import { requiredLanguages } from './menus.languages.ts'

/** What is wrong with a name in nine languages: English and Arabic are required, none is blank or too long. (spec 2, §5) */
export function problemsOfName(field: string, name: LocalDraft | undefined): MenuProblems {
  return problemsOfText(field, name, {
    missing: 'nameMissing',
    blank: 'nameBlank',
    length: menuLimits.nameLength,
    tooLong: 'nameTooLong',
    inOrder: plainText,
  })
}

/** The same for a description. (spec 2, §5) */
export function problemsOfDescription(field: string, description: LocalDraft | undefined): MenuProblems {
  return problemsOfText(field, description, {
    missing: 'descriptionMissing',
    blank: 'descriptionBlank',
    length: menuLimits.descriptionLength,
    tooLong: 'descriptionTooLong',
    inOrder: plainLines,
  })
}

/** A name as it is kept: each text in order, and without the languages that say nothing. */
export function textOfDraft(draft: LocalDraft): LocalText {
  return keptText(draft, plainText)
}

/** The same for a description; its lines stay. */
export function linesOfDraft(draft: LocalDraft): LocalText {
  return keptText(draft, plainLines)
}

/** An English name as names are compared: no two of one parent may be the same, or look the same. */
export function plainName(name: LocalDraft | undefined): string {
  return comparedText(name?.en ?? '')
}

/** A text with some of its languages changed: those that the draft leaves out stay, an empty one goes. */
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

/** Whether a text is longer than `length` characters. An emoji is one character and two code units. */
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
