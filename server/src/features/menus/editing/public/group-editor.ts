import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { randomBytes } from 'node:crypto'
import type { GroupDraft, OptionDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { groupFields, localFieldsOf, optionFields } from '@brigade/domain/menus/menus.fields.ts'
import { defaultsOf } from '@brigade/domain/menus/menus.field-values.ts'
import { problemsOfGroup, problemsOfOptionNames } from '@brigade/domain/menus/menus.group-rules.ts'
import { mergeText, textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { storedDraft } from '@brigade/domain/menus/menus.tidy-fields.ts'
import { groupColumns, type GroupRow } from '../../part-columns.ts'
import { listGroupNames } from '../../presets/public/list-group-names.ts'
import { optionsOf, localTextOf } from '../../stored-values.ts'
import { guardPrices } from './locked-prices.ts'
import { problemsOfOptionPrices } from './lowest-price.ts'
import { assertSameVenue, venueOfParent } from '../parents.ts'
import type { PartEditor } from './part-editor.ts'

/** The editor that creates, changes and deletes modifier groups, their options as one list. */
export const groupEditor: PartEditor<GroupRow, GroupDraft> = {
  table: 'modifier_groups',
  entity: 'modifier',
  fields: keysOf(groupFields),
  texts: localFieldsOf(groupFields),
  fixed: ['restaurantId', 'itemId'],
  fieldOfColumn: { options: 'modifiersList' },
  defaults: defaultsOf(groupFields),
  siblings: ['itemId'],

  nameOf: (row) => localTextOf(row.groupName).en,

  recordOf: (row, { currency }) => groupColumns.read(row, currency),

  pricesOf: ({ modifiersList = [] }) =>
    Object.fromEntries(modifiersList.map(({ name, price }) => [name?.en ?? '', price])),

  columnsOf: (draft, { currency }) =>
    groupColumns.write(
      {
        ...storedDraft(groupFields, draft),
        modifiersList: (draft.modifiersList ?? []).map(({ _id, soldOut, ...option }) => ({
          _id,
          ...storedDraft(optionFields, { ...defaultsOf(optionFields), ...option }),
          soldOut: soldOut ?? null,
        })),
      },
      currency,
    ),

  completeDraft(after, { before, body }) {
    if (body.modifiersList === undefined) return after
    const known = new Map((before.modifiersList ?? []).map((option) => [option._id, option]))
    return {
      ...after,
      modifiersList: body.modifiersList.map((option) => completeOption(option, known.get(option._id))),
    }
  },

  *guard({ before, after, changed, user, venue, now }) {
    if (!changed.includes('modifiersList')) return
    // An import only knows that options differ.
    if (!before || isRepriced(before.modifiersList ?? [], after.modifiersList)) yield* guardPrices({ user, venue, now })
  },

  *problemsOf({ row, before, after, place, venue, user }) {
    const presets = (yield* listGroupNames()).map(({ name }) => name)
    const edited = { id: row?.id, itemId: row?.itemId ?? Number(place.itemId), group: after }
    const [priced] = yield* problemsOfOptionPrices([edited], venue)
    return {
      ...priced,
      ...problemsOfOptionNames(after.modifiersList ?? [], before?.modifiersList ?? []),
      ...problemsOfGroup(after, { venue, role: user.role, presets }),
    }
  },

  inTheWay(row) {
    // The options of a shared group stay in it.
    if (row.sharedId !== null) return []
    return [{ entity: 'options', names: optionsOf(row).map(({ name }) => name.en) }]
  },

  *venueOf({ itemId, restaurantId }, user) {
    const venueId = yield* venueOfParent('items', { field: 'itemId', id: Number(itemId), code: 'itemUnknown', user })
    assertSameVenue(restaurantId, venueId, user)
    return venueId
  },

  placeOf: ({ itemId }) => ({ itemId: Number(itemId) }),
}

/** Returns whether options were added or have other prices than before. */
function isRepriced(before: readonly OptionDraft[], after: readonly OptionDraft[] = []): boolean {
  const prices = new Map(before.map(({ _id, price }) => [_id, price]))
  return after.some(({ _id, price }) => !prices.has(_id) || prices.get(_id) !== price)
}

/**
 * Completes an option: an existing one keeps the values that the list does not give; a new one gets an id. The sold-out state is
 * set elsewhere.
 */
function completeOption(option: OptionDraft, known: OptionDraft | undefined): OptionDraft {
  if (!known) return { ...option, _id: option._id ?? randomBytes(12).toString('hex'), soldOut: null }
  const name = mergeText({ en: '', ...definedTexts(known) }, option.name ?? {})
  return { ...known, ...option, name, soldOut: known.soldOut }
}

function definedTexts({ name }: OptionDraft): Record<string, string> {
  return textOfDraft(name ?? {})
}
