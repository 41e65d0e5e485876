import { menuErrors, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { refuseFields } from '#kit/errors.ts'

/** Refuses a body that has problems, in the sentences of menus. */
export function refuse(problems: MenuProblems): void {
  refuseFields(problems, menuErrors)
}
