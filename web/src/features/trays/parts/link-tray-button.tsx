import { useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { LinkToRoomDialog } from '#features/trays/parts/link-to-room-dialog.tsx'
import type { RoomOfTray } from '#features/trays/room-of-tray.ts'

type LinkTrayButtonProps = {
  label: string
  to: RoomOfTray
  /** Where it no longer is, a dialog that is open stays, with what was typed there. */
  isOffered?: boolean
}

/** Links a tray to a room that is known already, for those who may. */
export function LinkTrayButton({ label, to, isOffered = true }: LinkTrayButtonProps) {
  const t = useWords('trays')
  const [isOpen, setIsOpen] = useState(false)
  const mayLink = useCan('trays:write')
  if (!mayLink || (!isOffered && !isOpen)) return null
  return (
    <>
      <BigButton kind="quiet" icon={addIcon} aria-haspopup="dialog" aria-label={label} onClick={() => setIsOpen(true)}>
        {t('link')}
      </BigButton>
      {isOpen ? <LinkToRoomDialog to={to} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
