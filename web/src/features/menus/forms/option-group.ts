import type { ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import type { SharedGroup } from '@brigade/domain/menus/menus.shared.schema.ts'

/** A group whose options are edited: of one item, or one that items share. */
export type OptionGroup = ModifierGroup | SharedGroup

export function kindOfGroup(group: OptionGroup): 'modifiers' | 'sharedGroups' {
  return 'itemId' in group ? 'modifiers' : 'sharedGroups'
}
