import type { RoomWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useRowFocus } from '#kit/address/use-row-focus.ts'
import { Dialog } from '#ui/dialog.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { TrayAge } from '#features/trays/parts/tray-age.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/trays/parts/tray-floors.module.css'
import { UnlinkButton } from '#features/trays/parts/unlink-button.tsx'
import { nameAmong } from '#features/trays/trays.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type LinkedTraysDialogProps = { room: RoomWithTrays; venue: Venue; onClose: () => void }

/**
 * Lists the trays in a room, each by the end of its serial if that is unique there, with how long it has been there.
 * (spec 1, §2.6)
 */
export function LinkedTraysDialog({ room, venue, onClose }: LinkedTraysDialogProps) {
  const t = useTranslations('trays')
  const { dateTime } = useVenueFormats(venue)
  const mayUnlink = useCan('trays:write')
  const list = useRef<HTMLUListElement>(null)
  useRowFocus(list)

  return (
    <Dialog title={t('linkedTrays', { room: room.name })} onClose={onClose}>
      <ul ref={list} className={stack.grid3}>
        {room.trays.map((tray) => (
          <li key={tray.id} className={styles.tray}>
            <div>
              <strong>
                <bdi>{nameAmong(room.trays, tray)}</bdi>
              </strong>{' '}
              {tray.isOvernight ? <StateTag tone="grey" label={t('overnight')} /> : null}{' '}
              <TrayAge tray={tray} venue={venue} />
              <p className={font.note}>{t('since', { time: dateTime(tray.createdAt) })}</p>
            </div>
            {mayUnlink ? <UnlinkButton tray={tray} name={nameAmong(room.trays, tray)} /> : null}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
