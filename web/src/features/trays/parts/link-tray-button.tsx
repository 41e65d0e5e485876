import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { LinkToRoomDialog } from '#features/trays/parts/link-to-room-dialog.tsx'
import type { RoomOfTray } from '#features/trays/room-of-tray.ts'

type LinkTrayButtonProps = {
  label: string
  to: RoomOfTray
  /** If it becomes false, an open dialog stays, with its draft. */
  isOffered?: boolean
}

/** Links a tray to a room that is already known, for people who may. */
export function LinkTrayButton({ label, to, isOffered = true }: LinkTrayButtonProps) {
  const t = useTranslations('trays')
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
