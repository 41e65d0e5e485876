import { toApiError } from '#kit/api-error.ts'

/** What the server says of a form's fields, as Ant Design's `setFields` takes it; empty when it says nothing of them. */
export function fieldProblems<Fields>(
  thrown: unknown,
  names: readonly (keyof Fields & string)[],
): { name: keyof Fields & string; errors: string[] }[] {
  const sentences = toApiError(thrown).data.fields ?? {}
  return names.flatMap((name) => (sentences[name] ? [{ name, errors: [sentences[name]] }] : []))
}
