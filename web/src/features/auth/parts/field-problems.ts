import { toApiError } from '#kit/api-error.ts'
import { refusalText } from '#kit/refusals.ts'

/** What the server says of a form's fields, as Ant Design's `setFields` takes it; empty when it says nothing of them. */
export function fieldProblems<Fields>(
  thrown: unknown,
  names: readonly (keyof Fields & string)[],
): { name: keyof Fields & string; errors: string[] }[] {
  const error = toApiError(thrown)
  const sentences = error.data.fields ?? {}
  // One field that was refused for a reason of its own: the reason has words in every language.
  const isOne = error.data.reason !== 'validation' && Object.keys(sentences).length === 1
  const reason = isOne ? refusalText(error) : null
  return names.flatMap((name) => (sentences[name] ? [{ name, errors: [reason ?? sentences[name]] }] : []))
}
