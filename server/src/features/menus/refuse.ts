import { menuErrors, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { badRequest, wrongFields } from '#kit/errors.ts'

/** Refuses a body that has problems, with a sentence and a code for each wrong field. */
export function refuse(problems: MenuProblems): void {
  const wrong = wrongFields(problems, menuErrors)
  const [field, ...others] = Object.keys(problems)
  if (field === undefined) return
  const message = others.length === 0 ? wrong.fields[field]! : `Wrong fields: ${[field, ...others].join(', ')}`
  throw badRequest({ message, reason: 'validation', ...wrong })
}
