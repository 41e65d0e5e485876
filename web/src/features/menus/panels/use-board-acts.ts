import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useCallback, useMemo } from 'react'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { type MenuPartKind, partKinds } from '#features/menus/menu-parts.ts'
import { type OpenedOver, useOpenedInAddress } from '#features/menus/use-opened-in-address.ts'
import type { PanelActs } from '#features/menus/panels/menu-panel.tsx'
import { useCan } from '#kit/calls/use-can.ts'

const openable = ['form', 'options', 'firstOption', 'removal', 'soldOut', 'bulk'] as const

/** The tool that is open over the panels; a form without an id is for a new record. */
export type OpenedOnBoard = OpenedOver<(typeof openable)[number], MenuPartKind>

/** Returns what is open over the panels, and the actions that open it after the venue's gates. (spec 2, §6) */
export function useBoardActs({ venue, choose }: { venue: Venue; choose: (kind: MenuPartKind, id: number) => void }) {
  const { ask } = usePassphrase()
  const mayBulk = useCan('menus:bulk')
  const { opened, open, close } = useOpenedInAddress(openable, partKinds)
  const { id: venueId, isPassphrase } = venue

  const openGated = useCallback(
    async (next: OpenedOnBoard) => {
      const isGated = next.kind === 'categories' || (next.kind === 'items' && isPassphrase)
      if (!isGated || (await ask({ venueId, gate: 'menuEdit' }))) open(next)
    },
    [ask, open, venueId, isPassphrase],
  )

  const panelActs = useMemo(() => {
    const actsOf = (kind: MenuPartKind): PanelActs => ({
      add: () => void openGated({ what: 'form', kind }),
      ...(mayBulk && { bulkUpload: () => void openGated({ what: 'bulk', kind }) }),
      choose(id) {
        choose(kind, id)
        // A user who opens a group wants its options.
        if (kind === 'modifiers') open({ what: 'options', kind, id })
      },
      open(id) {
        if (kind === 'modifiers') open({ what: 'options', kind, id })
        else void openGated({ what: 'form', kind, id })
      },
      edit: (id) => void openGated({ what: 'form', kind, id }),
      remove: (id) => void openGated({ what: 'removal', kind, id }),
      markSoldOut: (id) => open({ what: 'soldOut', kind, id }),
    })
    return tableOf(partKinds, actsOf)
  }, [choose, open, openGated, mayBulk])

  return { opened, panelActs, open, close }
}
