import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import { doneBy } from '@brigade/domain/access/principal.ts'
import { suggestionsPath } from '@brigade/domain/recommendations/recommendations.api.ts'
import { recommendationErrors } from '@brigade/domain/recommendations/recommendations.errors.ts'
import { recommendationLimits } from '@brigade/domain/recommendations/recommendations.limits.ts'
import { decidedStatus } from '@brigade/domain/recommendations/suggestions.rules.ts'
import type { DecideSuggestion, Suggestion } from '@brigade/domain/recommendations/suggestions.schema.ts'
import { type EditedVenue, lockEditedVenue } from '#features/menus/editing/public/edited-venue.ts'
import { guardItemEdit } from '#features/menus/editing/public/item-gates.ts'
import { tagItem } from '#features/menus/editing/public/recommend-items.ts'
import type { Call } from '#kit/context/call.ts'
import { countRows } from '#kit/database/count-rows.ts'
import { audit, emit, one, type Transaction } from '#kit/database/transaction.ts'
import { conflict, refuseBeyond, refuseField } from '#kit/errors/errors.ts'
import { findRecord } from '#kit/lists/records.ts'
import { suggestionColumns, suggestionOf, type SuggestionRow } from './suggestion-columns.ts'

/**
 * Accepts, dismisses or reopens a suggestion. Accepting a tag tags its item, by the item's own rules. Throws NotFound for another tenant's,
 * Conflict for one that a colleague has decided, Forbidden without the passphrase that a change of the menu needs.
 */
export function* decideSuggestion(body: DecideSuggestion, call: Call): Transaction<Suggestion> {
  const { principal, now } = call
  const { id, decision } = body
  const asked = { id, principal }
  const { restaurantId } = yield* findRecord<SuggestionRow>(suggestionColumns, asked)
  const venue = yield* lockEditedVenue(restaurantId)
  const before = suggestionOf(yield* findRecord<SuggestionRow>(suggestionColumns, asked))
  const status = decidedStatus(before, decision)
  if (!status || (body.version !== undefined && body.version !== before.version)) refuseDecided(before)
  if (status === 'accepted') yield* accept(before, { venue, body, call })
  else if (before.status === 'accepted') yield* guardItemEdit({ user: principal, venue, isPriced: false, now })
  const { by, byKind, byId, at } = doneBy(principal, now)
  const decided =
    status === 'open'
      ? { decidedAt: null, decidedBy: null, decidedByKind: null, decidedById: null }
      : { decidedAt: at, decidedBy: by, decidedByKind: byKind, decidedById: byId }
  const [row] = yield* suggestionColumns.update(
    { status, ...decided, earnedOrders: null, earnedRevenue: null, currency: venue.currency },
    { where: '"id" = ?', params: [id] },
    venue.currency,
  )
  const suggestion = suggestionOf(row!)
  yield* audit({
    act: 'changed',
    record: 'recommendationSuggestion',
    recordId: id,
    recordName: yield* nameOf(suggestion),
    restaurantId,
    ...changesBetween({ before: { status: before.status }, after: { status } }),
  })
  yield* emit(suggestionsPath, 'patched', suggestion)
  return suggestion
}

type Accepting = { venue: EditedVenue; body: DecideSuggestion; call: Call }

function* accept(suggestion: Suggestion, { venue, body, call }: Accepting): Transaction<void> {
  const accepted = yield* countRows(
    'recommendation_suggestions',
    `"restaurantId" = ? AND "status" = 'accepted'`,
    venue.id,
  )
  const limit = recommendationLimits.mostAccepted
  refuseBeyond(accepted, { limit, code: 'tooManyAccepted', sentences: recommendationErrors })
  const { kind, dialog, recommendedItemId } = suggestion
  if (kind === 'pair' || dialog === null) {
    return yield* guardItemEdit({ user: call.principal, venue, isPriced: false, now: call.now })
  }
  const { mainOptionId = [], subOptionId = [], recommendationCategory } = body
  if (!recommendationCategory) refuseField({ recommendationCategory: 'tagMissing' }, recommendationErrors)
  if (mainOptionId.length === 0) refuseField({ mainOptionId: 'tagMissing' }, recommendationErrors)
  if (subOptionId.length === 0) refuseField({ subOptionId: 'tagMissing' }, recommendationErrors)
  const item = yield* one<{ recommendationCategory: string }>(
    'SELECT "recommendationCategory" FROM items WHERE "id" = ?',
    recommendedItemId,
  )
  if (item?.recommendationCategory !== 'none') {
    throw conflict({ message: recommendationErrors.itemTagged, reason: 'itemTagged' })
  }
  yield* tagItem(recommendedItemId, { recommendationCategory, mainOptionId, subOptionId }, call)
}

function refuseDecided(current: Suggestion): never {
  throw conflict({
    message: recommendationErrors.suggestionDecided,
    reason: 'suggestionDecided',
    extras: { current },
  })
}

/** Returns the English names of what it is about. */
function* nameOf({ itemId, recommendedItemId, dialog }: Suggestion): Transaction<string> {
  const names: string[] = []
  for (const id of itemId === null ? [recommendedItemId] : [itemId, recommendedItemId]) {
    const item = yield* one<{ name: string }>('SELECT "name" FROM items WHERE "id" = ?', id)
    const name: { en?: string } = item ? JSON.parse(item.name) : {}
    names.push(name.en ?? `#${id}`)
  }
  return dialog === null ? names.join(' + ') : `${names.join()} (${dialog})`
}
