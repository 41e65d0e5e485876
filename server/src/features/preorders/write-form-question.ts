import { worksAt } from '@brigade/domain/access/principal.ts'
import { menuFormErrors } from '@brigade/domain/preorders/menu-forms.errors.ts'
import { menuFormLimits } from '@brigade/domain/preorders/menu-forms.limits.ts'
import {
  isSameText,
  problemsOfFormItems,
  problemsOfQuestion,
  tidyText,
  usualQuestion,
} from '@brigade/domain/preorders/menu-forms.rules.ts'
import type {
  CreateFormQuestion,
  FormQuestion,
  FormQuestionDraft,
  PatchFormQuestion,
} from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { refuseBeyond, refuseField, refuseFields } from '#kit/errors/errors.ts'
import { lockRecord, refuseStale, repeatedRecord, updatedBy } from '#kit/lists/records.ts'
import { catalogueOf } from './catalogue-of.ts'
import { holdForm, questionsOf } from './find-forms.ts'
import { formQuestionColumns } from './menu-form-columns.ts'

type Values = Required<FormQuestionDraft>

/** Adds a question to a form, as its last one. Throws BadRequest, Unprocessable beyond the maximum number of a form. */
export function* createFormQuestion(
  { formId, ...draft }: Omit<CreateFormQuestion, 'idempotencyKey'>,
  call: Call,
): Transaction<FormQuestion> {
  const { principal, now } = call
  const form = yield* holdForm(formId)
  if (!form || !worksAt(principal, form.restaurantId)) refuseField({ formId: 'formUnknown' }, menuFormErrors)
  const { restaurantId } = form
  const others = yield* questionsOf(formId)
  const limit = menuFormLimits.mostQuestions
  refuseBeyond(others.length, { limit, code: 'tooManyQuestions', sentences: menuFormErrors })
  const wanted = valuesOf(usualQuestion, draft)
  yield* refuseProblems({ restaurantId, wanted }, call)
  const index = Math.max(0, ...others.map((other) => other.index)) + 1
  const row = yield* formQuestionColumns.insert({
    ...wanted,
    restaurantId,
    formId,
    index,
    ...updatedBy(principal, now),
  })
  return formQuestionColumns.read(row)
}

/** Returns the question that a repeated call has added before. */
export function* repeatedFormQuestion(id: number, { principal }: Caller): Transaction<FormQuestion | undefined> {
  const row = yield* repeatedRecord(formQuestionColumns, { id, principal })
  return row && formQuestionColumns.read(row)
}

/**
 * Changes a question. A body that changes nothing is accepted, whatever version it was made from. Throws NotFound for another tenant's,
 * BadRequest, Conflict if a colleague was faster.
 */
export function* patchFormQuestion(
  id: number,
  { version, ...draft }: PatchFormQuestion,
  call: Call,
): Transaction<FormQuestion> {
  const { principal, now } = call
  const row = yield* lockRecord(formQuestionColumns, { id, principal, what: 'question', by: 'min' })
  const before = formQuestionColumns.read(row)
  const wanted = valuesOf(before, draft)
  if (fields.every((field) => JSON.stringify(before[field]) === JSON.stringify(wanted[field]))) return before
  if (version !== undefined && version !== before.version)
    refuseStale({ message: menuFormErrors.staleVersion, current: before, row })
  yield* refuseProblems({ restaurantId: before.restaurantId, wanted, before }, call)
  const [saved] = yield* formQuestionColumns.update(
    { ...wanted, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  return formQuestionColumns.read(saved!)
}

/** Deletes a question and returns it as it was. What was answered stays with its orders. Throws NotFound. */
export function* removeFormQuestion(id: number, { principal }: Caller): Transaction<FormQuestion> {
  const row = yield* lockRecord(formQuestionColumns, { id, principal, what: 'question', by: 'min' })
  const statement = { sql: 'DELETE FROM menu_form_questions WHERE "id" = ? RETURNING *', params: [id] }
  yield* rowsOf(formQuestionColumns.published('removed', statement, { where: '"id" = ?', params: [id] }))
  return formQuestionColumns.read(row)
}

const fields = ['question', 'isActive', 'min', 'max', 'options'] as const satisfies readonly (keyof Values)[]

function valuesOf(before: Values | FormQuestion, draft: FormQuestionDraft): Values {
  const { question, isActive, min, max, options } = { ...before, ...draft }
  return { question: tidyText({ ...before.question, ...question }), isActive, min, max, options }
}

type Asked = { restaurantId: number; wanted: Values; before?: FormQuestion }

/** Options that it already had may have changed since, and stay until a person removes them. */
function* refuseProblems({ restaurantId, wanted, before }: Asked, call: Call): Transaction<void> {
  const known = new Set(before?.options.map(({ itemId }) => itemId))
  const ofItems = problemsOfFormItems('options', wanted.options, yield* catalogueOf(restaurantId, call))
  const added = Object.entries(ofItems).filter(([path]) => {
    const place = Number(path.split('.')[1])
    return !known.has(wanted.options[place]?.itemId ?? 0)
  })
  // An older question may lack Arabic until it is changed.
  const { question, ...others } = wanted
  const checked = before && isSameText(before.question, question) ? others : wanted
  refuseFields({ ...problemsOfQuestion(checked), ...Object.fromEntries(added) }, menuFormErrors)
}
