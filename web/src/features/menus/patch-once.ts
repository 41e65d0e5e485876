import { holds } from '#features/menus/holds.ts'
import type { MenuParts, EditedKind } from '#features/menus/menu-parts.ts'
import { type PartPatches, partCalls } from '#features/menus/part-calls.ts'
import { staleSaveOf } from '#kit/forms/save-refusal.ts'

/** Changes a record. If an earlier attempt was done but its answer was lost, returns the record as it is now. */
export async function patchOnce<K extends EditedKind>(
  kind: K,
  id: number,
  change: PartPatches[K],
): Promise<MenuParts[K]> {
  try {
    return await partCalls[kind].patch(id, change)
  } catch (thrown) {
    const current = staleSaveOf<MenuParts[K]>(thrown)?.current
    const { version: _version, ...sent } = change as object & { version?: number }
    if (current && holds(current, sent)) return current
    throw thrown
  }
}
