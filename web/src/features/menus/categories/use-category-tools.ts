import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { useMenuGate } from '#features/menus/use-menu-gate.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'

/** The tools that can be opened for one category. */
const categoryTools = ['edit', 'tag', 'move', 'delete'] as const

export type CategoryTool = (typeof categoryTools)[number]

/**
 * Returns the tool that is open over the categories. Each opens after the passphrase that it needs was given. (spec 2,
 * §6)
 */
export function useCategoryTools(venue: Venue) {
  const { opened, open, add, close } = useOpenedTool(categoryTools)
  const gated = useMenuGate(venue)
  const { ask } = usePassphrase()

  async function handleOpen(tool: CategoryTool, id: number): Promise<void> {
    if (tool !== 'move') return gated('categories', () => open(tool, id))
    if (await ask({ venueId: venue.id, gate: 'categoryMove' })) open(tool, id)
  }

  return {
    opened,
    open: (tool: CategoryTool, id: number) => void handleOpen(tool, id),
    add: () => gated('categories', add),
    close,
  }
}
