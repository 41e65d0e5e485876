import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { printerIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { linkOfTable } from '#features/tables/codes/found-codes.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/tables/codes/table-codes.module.css'
import { sheetOfCodes } from '#features/tables/tables-address.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type CodeDialogProps = { venue: Venue; table: Table; onRenew: () => void; onClose: () => void }

/** Shows the code of one table, to be held before a phone or printed. */
export function CodeDialog({ venue, table, onRenew, onClose }: CodeDialogProps) {
  const t = useTranslations('tables')
  const { dateTime } = useVenueFormats(venue)
  const seesAll = useCan('venues:all')
  const mayRenew = useCan('tables:renewToken')
  const { id, name, isActive, tokenSince } = table
  const link = linkOfTable(table)
  return (
    <Dialog
      title={t('codes.of', { name })}
      onClose={onClose}
      actions={
        <>
          {mayRenew ? (
            <BigButton kind="quiet" onClick={onRenew}>
              {t('codes.renew')}
            </BigButton>
          ) : null}
          <LinkButton
            isMain
            icon={printerIcon}
            to={sheetOfCodes({ venueId: seesAll ? venue.id : null, tableIds: [id] })}
          >
            {t('codes.printOne')}
          </LinkButton>
        </>
      }
    >
      <div className={`${styles.code} ${stack.row3}`}>
        {link ? <QrCode value={link} label={t('codes.of', { name })} size={240} /> : null}
        <p className={`${font.note} ${font.anywhere}`} dir="ltr">
          {link}
        </p>
        <p>{tokenSince ? t('codes.since', { time: dateTime(tokenSince) }) : t('codes.sinceUnknown')}</p>
        {isActive ? null : <p>{t('codes.isOffText')}</p>}
      </div>
    </Dialog>
  )
}
