import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { openModal } from '#ui/opened-modals.tsx'
import { LinkToRoomDialog } from '#features/trays/parts/link-to-room-dialog.tsx'
import type { RoomOfTray } from '#features/trays/room-of-tray.ts'

type LinkTrayButtonProps = {
  label: string
  to: RoomOfTray
  isOffered?: boolean
}

/** Links a tray to a room that is already known, for people who may. */
export function LinkTrayButton({ label, to, isOffered = true }: LinkTrayButtonProps) {
  const t = useTranslations('trays')
  const mayLink = useCan('trays:write')
  if (!mayLink || !isOffered) return null
  return (
    <BigButton
      kind="quiet"
      icon={addIcon}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => openModal((onClose) => <LinkToRoomDialog to={to} onClose={onClose} />)}
    >
      {t('link')}
    </BigButton>
  )
}
