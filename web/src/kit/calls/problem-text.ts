import type { Problem } from '@brigade/domain/kit/problems.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { getLanguage, translateIfKnown } from '#kit/i18n/i18n.ts'
import type { CatalogueName } from '#kit/i18n/translation-keys.ts'

/** A problem of a field, found by a rule or by the server, which sends its English sentence with it. */
export type TranslatableProblem = Problem & { sentence?: string }

/** The problems by the field's dotted path. */
export type TranslatableProblems = Record<string, TranslatableProblem>

/**
 * Returns a problem in the language of the interface, from the first catalogue that knows its code, else from the
 * refusals. There are no English refusals: the server sends its sentence in English.
 */
export function problemText(
  { code, params, sentence }: TranslatableProblem,
  catalogues: readonly CatalogueName[],
): string {
  const values = withLanguageName(params, catalogues)
  for (const name of catalogues) {
    const text = translateIfKnown(`${name}:problems.${code}`, values)
    if (text !== null) return text
  }
  return translateIfKnown(`refusals:${code}`, values) ?? sentence ?? code
}

/** Rules name a language by its code, as the English sentences do: “Name in EN is required!”. The others need its name. */
function withLanguageName(params: Problem['params'], catalogues: readonly CatalogueName[]): Problem['params'] {
  if (typeof params?.language !== 'string' || getLanguage() === 'en') return params
  const code = params.language.toLowerCase()
  const names = catalogues.flatMap((name) => translateIfKnown(`${name}:languages.${code}`) ?? [])
  return { ...params, language: names[0] ?? params.language }
}

/** Returns the problems of wrong fields by dotted path; empty if the server names no fields. */
export function wrongFieldsOf(thrown: unknown): TranslatableProblems {
  const { code: status, data } = toApiError(thrown)
  const { fields = {}, codes = {}, params = {} } = [400, 409, 422].includes(status) ? data : {}
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [
      path,
      { code: codes[path] ?? '', params: params[path], sentence },
    ]),
  )
}
