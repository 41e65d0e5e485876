import type { Problem } from '@brigade/domain/kit/problems.ts'
import { toApiError } from '#kit/api-error.ts'
import { sayIfKnown } from '#kit/i18n.ts'
import type { CatalogueName } from '#kit/word-keys.ts'

/** What is wrong with a field, by a rule or by the server, which sends its English sentence with it. */
export type ToldProblem = Problem & { sentence?: string }

/** By the field's dotted path. */
export type ToldProblems = Record<string, ToldProblem>

/**
 * A problem in the language of the interface, in the words of the first catalogue that knows its code, else in those of refusals.
 * Those are only for languages that the server does not speak: its own sentence is the English one.
 */
export function problemText({ code, params, sentence }: ToldProblem, catalogues: readonly CatalogueName[]): string {
  for (const name of catalogues) {
    const text = sayIfKnown(`${name}:problems.${code}`, params)
    if (text !== null) return text
  }
  return sayIfKnown(`refusals:${code}`, params) ?? sentence ?? code
}

/** What is wrong with wrong fields, by dotted path; empty when the server says nothing of fields. */
export function wrongFieldsOf(thrown: unknown): ToldProblems {
  const { code: status, data } = toApiError(thrown)
  const { fields = {}, codes = {}, params = {} } = status === 400 || status === 422 ? data : {}
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [
      path,
      { code: codes[path] ?? '', params: params[path], sentence },
    ]),
  )
}
