import { menuErrors, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { refuseFields } from '#kit/errors/errors.ts'

/** Refuses a body that has problems, with the error messages of menus. */
export function refuse(problems: MenuProblems): void {
  refuseFields(problems, menuErrors)
}
