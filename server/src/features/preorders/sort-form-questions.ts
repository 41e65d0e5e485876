import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import { menuFormErrors } from '@brigade/domain/preorders/menu-forms.errors.ts'
import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { SortFormQuestions } from '@brigade/domain/preorders/menu-forms.schema.ts'
import { sortFormQuestionsPath } from '@brigade/domain/preorders/preorders.api.ts'
import type { Call } from '#kit/context/call.ts'
import { audit, emit, type Transaction } from '#kit/database/transaction.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { putInOrder } from '#kit/lists/put-in-order.ts'
import { holdForm, questionsOf } from './find-forms.ts'
import { menuFormColumns } from './menu-form-columns.ts'

/**
 * Puts the questions of a form into a new order. Throws BadRequest for a form of others, and Conflict with the current order if the ids
 * are not exactly those of the form. One event is for all of them. Versions stay, so that no open form becomes stale.
 */
export function* sortFormQuestions(
  { restaurantId, formId, ids }: SortFormQuestions,
  { principal }: Call,
): Transaction<SortFormQuestions> {
  const row = yield* holdForm(formId)
  if (!row || row.restaurantId !== restaurantId || !worksAt(principal, restaurantId))
    refuseField({ formId: 'formUnknown' }, menuFormErrors)
  const standing = (yield* questionsOf(formId)).map(({ id }) => id)
  const sorted = { restaurantId, formId, ids }
  if (!(yield* putInOrder('menu_form_questions', { standing, ids }))) return sorted
  yield* audit({
    act: 'sorted',
    record: 'menuForm',
    recordId: formId,
    recordName: formTextIn(menuFormColumns.read(row).name, 'en'),
    restaurantId,
    ...changesBetween({ before: { questions: standing }, after: { questions: ids } }),
  })
  yield* emit(sortFormQuestionsPath, 'created', sorted)
  return sorted
}
