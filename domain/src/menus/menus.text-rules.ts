import { type Language, languages, type LocalText } from '../kit/languages.ts'
import { comparedText, plainLines, plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import { type LocalDraft, menuLimits } from './menus.drafts.ts'
import { blankIn, menuErrors, requiredIn } from './menus.errors.ts'
import { requiredLanguages } from './menus.languages.ts'

/** What is wrong with a name in nine languages: English and Arabic are required, none is blank or too long. (spec 2, §5) */
export function problemsOfName(field: string, name: LocalDraft | undefined): Problems {
  return problemsOfText(field, name, {
    what: 'Name',
    length: menuLimits.nameLength,
    tooLong: menuErrors.nameTooLong,
    inOrder: plainText,
  })
}

/** The same for a description. (spec 2, §5) */
export function problemsOfDescription(field: string, description: LocalDraft | undefined): Problems {
  return problemsOfText(field, description, {
    what: 'Description',
    length: menuLimits.descriptionLength,
    tooLong: menuErrors.descriptionTooLong,
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
export function mergeText(current: LocalText, draft: LocalDraft): LocalDraft {
  return { ...current, ...draft }
}

type Sort = { what: 'Name' | 'Description'; length: number; tooLong: string; inOrder: (text: string) => string }

function problemsOfText(
  field: string,
  text: LocalDraft | undefined,
  { what, length, tooLong, inOrder }: Sort,
): Problems {
  const problems: Problems = {}
  for (const language of languages) {
    const value = text?.[language] ?? ''
    const kept = inOrder(value)
    if (kept === '') {
      if (requiredLanguages.includes(language)) problems[`${field}.${language}`] = requiredIn(what, language)
      else if (value !== '') problems[`${field}.${language}`] = blankIn(what, language)
    } else if (Array.from(kept).length > length) problems[`${field}.${language}`] = tooLong
  }
  return problems
}

function keptText(draft: LocalDraft, inOrder: (text: string) => string): LocalText {
  const entries = languages.flatMap((language): [Language, string][] => {
    const text = inOrder(draft[language] ?? '')
    return text ? [[language, text]] : []
  })
  return { en: '', ...Object.fromEntries(entries) }
}
