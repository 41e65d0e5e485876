import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'
import styles from '#features/trays/parts/tray-floors.module.css'
import { UnlinkQuestion } from '#features/trays/parts/unlink-question.tsx'
import { useLinkTray, useUnlinkTray } from '#features/trays/trays.mutations.ts'
import { stickerNamed } from '#features/trays/trays.queries.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

type PlaceOfTrayProps = {
  venueId: number
  serial: string
  /** The trays in rooms of the venue. */
  trays: readonly TrayOut[]
  onAnother: () => void
  onDone: () => void
}

/** Shows where a tray is, and links, moves or unlinks it. A tray of another venue is treated as unknown. */
export function PlaceOfTray({ venueId, serial, trays, onAnother, onDone }: PlaceOfTrayProps) {
  const t = useTranslations('trays')
  const known = useQuery(stickerNamed({ venueId, serial }))
  return (
    <ListStates
      list={known}
      empty={
        <div className={styles.form}>
          <p>{t('form.isUnknown')}</p>
          <BigButton onClick={onAnother}>{t('form.another')}</BigButton>
        </div>
      }
    >
      {([sticker]) => {
        const spelled = sticker?.serialContent ?? serial
        const tray = trays.find(({ trayOutQR }) => trayOutQR === spelled)
        return <KnownTray venueId={venueId} serial={spelled} tray={tray} onDone={onDone} />
      }}
    </ListStates>
  )
}

type KnownTrayProps = Pick<PlaceOfTrayProps, 'venueId' | 'serial' | 'onDone'> & {
  /** The tray in its room; undefined while it is in no room. */
  tray: TrayOut | undefined
}

function KnownTray({ venueId, serial, tray, onDone }: KnownTrayProps) {
  const t = useTranslations('trays')
  const rooms = useQuery(tablesOfVenue(venueId))
  const formats = useVenueBook().formatsOf(venueId)
  const [tableId, setTableId] = useState('')
  const link = useLinkTray()
  const unlink = useUnlinkTray()
  const [isAsked, setIsAsked] = useState(false)
  const isCutOff = useIsCutOff()

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault()
    if (isCutOff || tableId === '') return
    link.mutate({ serial, tableId: Number(tableId), from: tray }, { onSuccess: onDone })
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <p>
        {tray
          ? t('form.isIn', {
              room: tray.tableName,
              since: t('since', { time: formats.dateTime(tray.createdAt) }),
            })
          : t('form.isFree')}
      </p>
      {tray ? (
        <BigButton kind="quiet" isOff={isCutOff} onClick={() => setIsAsked(true)}>
          {t('unlink')}
        </BigButton>
      ) : null}
      {tray && isAsked ? (
        <UnlinkQuestion
          tray={tray}
          isBusy={unlink.isPending}
          onConfirm={() => unlink.mutate(tray.id, { onSuccess: onDone, onSettled: () => setIsAsked(false) })}
          onCancel={() => setIsAsked(false)}
        />
      ) : null}
      <ListStates list={rooms}>
        {(known) => (
          <label className={styles.field}>
            {t('form.room')}
            <select value={tableId} onChange={({ target }) => setTableId(target.value)}>
              <option value="">{t('form.chooseRoom')}</option>
              {known
                .filter(({ id }) => id !== tray?.tableId)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
        )}
      </ListStates>
      <BigButton type="submit" isBusy={link.isPending} isOff={isCutOff || tableId === ''}>
        {tray ? t('form.move') : t('form.link')}
      </BigButton>
    </form>
  )
}
