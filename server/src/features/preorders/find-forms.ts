import type { FormQuestion, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { formQuestionColumns, type FormQuestionRow, menuFormColumns, type MenuFormRow } from './menu-form-columns.ts'

/** Locks a form until the transaction ends: what is ordered on it takes turns. Returns undefined if there is none. */
export function* holdForm(id: number): Transaction<MenuFormRow | undefined> {
  return yield* lockRow<MenuFormRow>('menu_forms', { id, by: 'leadMinutes' })
}

/** Returns the questions of a form, in their order. */
export function* questionsOf(formId: number): Transaction<FormQuestion[]> {
  const rows = yield* many<FormQuestionRow>(
    'SELECT * FROM menu_form_questions WHERE "formId" = ? ORDER BY "index", "id"',
    formId,
  )
  return rows.map((row) => formQuestionColumns.read(row))
}

/** Returns whether guests can order on a form: it and its menu are switched on, and the menu has forms. */
export function* isFormOffered({ isActive, menuId, restaurantId }: MenuForm): Transaction<boolean> {
  if (!isActive) return false
  const menu = yield* one<{ isActive: boolean | 0 | 1; hasMenuForm: boolean | 0 | 1 }>(
    'SELECT "isActive", "hasMenuForm" FROM menus WHERE "id" = ? AND "restaurantId" = ?',
    menuId,
    restaurantId,
  )
  return Boolean(menu?.isActive) && Boolean(menu?.hasMenuForm)
}

/** Returns the forms of a venue. */
export function* formsOf(restaurantId: number): Transaction<MenuForm[]> {
  const rows = yield* many<MenuFormRow>('SELECT * FROM menu_forms WHERE "restaurantId" = ? ORDER BY "id"', restaurantId)
  return rows.map((row) => menuFormColumns.read(row))
}
