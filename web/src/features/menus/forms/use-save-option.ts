import type { OptionDraft } from '@brigade/domain/menus/menus.drafts.ts'
import type { ModifierOption } from '@brigade/domain/menus/menus.schema.ts'
import { useRef, useState } from 'react'
import { kindOfGroup, type OptionGroup } from '#features/menus/forms/option-group.ts'
import { refusalOfOption } from '#features/menus/forms/option-refusal.ts'
import { useIsGone } from '#features/menus/forms/use-is-gone.ts'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { staleSaveOf } from '#kit/forms/save-refusal.ts'

type UseSaveOption = {
  group: OptionGroup
  /** Null for a new one. */
  option: ModifierOption | null
  /** Called when the group was deleted and a new one was made in its place. */
  onGroupReplaced: () => void
}

/**
 * Saves an option by sending the whole list of its group. Saves it as a new one if the option or the group was deleted.
 */
export function useSaveOption({ group, option, onGroupReplaced }: UseSaveOption) {
  const kind = kindOfGroup(group)
  const { mutateAsync: create } = useCreatePart('modifiers')
  const { mutateAsync: createShared } = useCreatePart('sharedGroups')
  const { mutateAsync: change } = useSavePart(kind)
  /** The list that the change is applied to: the group as it was opened, later as another user left it. */
  const basis = useRef(group)
  const isAsNew = useRef(false)
  const [isRefusedAsGone, setIsRefusedAsGone] = useState(false)
  const isHeardGone = useIsGone(kind, group.id)
  const isGroupGone = isHeardGone || isRefusedAsGone
  const isOptionGone = option !== null && positionIn(group, option) < 0

  async function put(values: OptionDraft, { position, version }: { position: number; version: number }): Promise<void> {
    const list: OptionDraft[] = [...basis.current.modifiersList]
    list[position] = { ...list[position], ...values }
    try {
      basis.current = await change({ id: group.id, change: { modifiersList: list, version }, said: 'optionsUpdated' })
    } catch (thrown) {
      basis.current = staleSaveOf<OptionGroup>(thrown)?.current ?? basis.current
      setIsRefusedAsGone(toApiError(thrown).code === 404)
      throw refusalOfOption(thrown, { optionId: option?._id, position, values })
    }
  }

  async function save(values: OptionDraft, version = basis.current.version): Promise<void> {
    const position = positionIn(basis.current, option)
    if (position >= 0) return put(values, { position, version })
    try {
      await append(values, version)
    } catch (thrown) {
      // A new option is appended to those that other users have added.
      if (option !== null || staleSaveOf(thrown) === null) throw thrown
      await append(values, basis.current.version)
    }
  }

  function append(values: OptionDraft, version: number): Promise<void> {
    return put(values, { position: basis.current.modifiersList.length, version })
  }

  async function saveAsNew(values: OptionDraft): Promise<void> {
    if (isGroupGone) return replaceGroup(values)
    // Only once: later the group may contain the option that this save added.
    if (!isAsNew.current && group.version > basis.current.version) basis.current = group
    isAsNew.current = true
    await append(values, basis.current.version)
  }

  /** Adds a new group with the options of the old one, and with this option among them. */
  async function replaceGroup(values: OptionDraft): Promise<void> {
    const { groupName, min, max, isActive, modifiersList } = basis.current
    const list: OptionDraft[] = modifiersList.map(({ _id, name, price, posItemId }) =>
      _id === option?._id ? values : { name, price, posItemId },
    )
    if (positionIn(basis.current, option) < 0) list.push(values)
    const sent = { groupName, min, max, isActive, modifiersList: list }
    if ('itemId' in basis.current) await create({ ...sent, itemId: basis.current.itemId })
    else await createShared({ ...sent, restaurantId: basis.current.restaurantId })
    onGroupReplaced()
  }

  return { isGroupGone, isGone: isGroupGone || isOptionGone, save, saveAsNew }
}

function positionIn({ modifiersList }: OptionGroup, option: ModifierOption | null): number {
  return modifiersList.findIndex(({ _id }) => _id === option?._id)
}
