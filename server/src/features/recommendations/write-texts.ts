import type { LocalText } from '@brigade/domain/kit/languages.ts'
import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { recommendationErrors } from '@brigade/domain/recommendations/recommendations.errors.ts'
import { changedText, problemsOfDialogText } from '@brigade/domain/recommendations/recommendations.rules.ts'
import type { PatchText } from '@brigade/domain/recommendations/recommendations.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { rowsOf, type SqlValue, type Statement, type Transaction } from '#kit/database/transaction.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import { findRecord, refuseStale, repeatedRecord, updatedBy } from '#kit/lists/records.ts'
import { lockEditedVenue } from '#features/menus/editing/public/edited-venue.ts'

type Text = {
  id: number
  restaurantId: number
  name: LocalText
  version: number
  updatedAt: string | null
  updatedBy: string | null
}
type TextRow = { id: number; restaurantId: number; updatedByKind: string | null; updatedById: number | null }
type TextChange = { name: LocalText } & ReturnType<typeof updatedBy>

/** The storage of one kind of text, as `columnsOf` makes it. */
export type TextColumns<Row extends TextRow, T extends Text> = {
  table: string
  read(row: Row): T
  insert(...values: never): Transaction<Row>
  update(change: TextChange, found: { where: string; params: readonly SqlValue[] }): Transaction<Row[]>
  published(event: 'removed', statement: Statement): Statement
}

/** Returns the columns of a new text, or throws BadRequest that names the languages that are missing or too long. */
export function textColumnsOf({ name }: { name?: LocalDraft }, { principal, now }: Call): TextChange {
  return { name: checkedText({ en: '' }, name), ...updatedBy(principal, now) }
}

/** Returns what a service of texts does with those that exist: the methods that change them. */
export function changingTexts<Row extends TextRow, T extends Text>(columns: TextColumns<Row, T>) {
  return {
    repeat: function* (id: number, { principal }: Call): Transaction<T | undefined> {
      const row = yield* repeatedRecord<Row>(columns, { id, principal })
      return row && columns.read(row)
    },

    patch: {
      transaction: (id: number, body: PatchText, call: Call) => patchText(columns, { id, body }, call),
    },
  }
}

/** Changes a text. Throws NotFound for another tenant's, BadRequest, and Conflict if a colleague was faster. */
function* patchText<Row extends TextRow, T extends Text>(
  columns: TextColumns<Row, T>,
  { id, body }: { id: number; body: PatchText },
  { principal, now }: Call,
): Transaction<T> {
  const row = yield* lockText(columns, id, principal)
  const before = columns.read(row)
  const name = checkedText(before.name, body.name)
  if (JSON.stringify(name) === JSON.stringify(before.name)) return before
  if (body.version !== undefined && body.version !== before.version) {
    refuseStale({ message: recommendationErrors.staleVersion, current: before, row })
  }
  const change = { name, ...updatedBy(principal, now) }
  const [saved] = yield* columns.update(change, { where: '"id" = ?', params: [id] })
  return columns.read(saved!)
}

/** Deletes a text, and returns it as it was. Throws NotFound for another tenant's. */
export function* removeText<Row extends TextRow, T extends Text>(
  columns: TextColumns<Row, T>,
  id: number,
  { principal }: Call,
): Transaction<T> {
  const row = yield* lockText(columns, id, principal)
  yield* deleteTexts(columns, { where: '"id" = ?', params: [id] })
  return columns.read(row)
}

/** Deletes texts, with an event and an entry of the audit log each. */
export function deleteTexts<Row extends TextRow, T extends Text>(
  columns: TextColumns<Row, T>,
  { where, params }: { where: string; params: readonly SqlValue[] },
): Transaction<Row[]> {
  const sql = `DELETE FROM ${columns.table} WHERE ${where} RETURNING *`
  return rowsOf<Row>(columns.published('removed', { sql, params: [...params] }))
}

/** Locks the venue of a text, as every change of its menu does, and returns the text. Throws NotFound for another tenant's. */
export function* lockText<Row extends TextRow, T extends Text>(
  columns: TextColumns<Row, T>,
  id: number,
  principal: Call['principal'],
): Transaction<Row> {
  const { restaurantId } = yield* findRecord<Row>(columns, { id, principal })
  yield* lockEditedVenue(restaurantId)
  return yield* findRecord<Row>(columns, { id, principal })
}

function checkedText(before: LocalDraft, draft: LocalDraft | undefined): LocalText {
  const name = changedText(before, draft)
  refuseFields(problemsOfDialogText({ ...before, ...draft }), recommendationErrors)
  return name
}
