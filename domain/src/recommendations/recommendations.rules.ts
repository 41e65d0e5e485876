import { languages, type LocalText } from '../kit/languages.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import type { LocalDraft } from '../menus/menus.drafts.ts'
import { requiredLanguages } from '../menus/menus.languages.ts'
import { textOfDraft } from '../menus/menus.text-rules.ts'
import type { RecommendationErrorCode } from './recommendations.errors.ts'
import { recommendationLimits } from './recommendations.limits.ts'

type RecommendationProblems = Problems<RecommendationErrorCode>

/** Returns a text of a dialog after a change, in the form in which it is stored. */
export function changedText(before: LocalDraft, draft: LocalDraft | undefined): LocalText {
  return textOfDraft({ ...before, ...draft })
}

/** Returns the problems of a heading or an option, by field. */
export function problemsOfDialogText(name: LocalDraft = {}): RecommendationProblems {
  const limit = recommendationLimits.textLength
  const problems: RecommendationProblems = {}
  for (const language of languages) {
    const text = plainText(name[language] ?? '')
    if (Array.from(text).length > limit) problems[`name.${language}`] = { code: 'textTooLong', params: { limit } }
    if (text === '' && requiredLanguages.includes(language)) problems[`name.${language}`] = { code: 'textMissing' }
  }
  return problems
}
