import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { deleteIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton } from '#ui/tool-button.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { sentenceOfNotice, titleKeyOfNotice } from '#features/pos/posting-appearance.ts'
import font from '#ui/font.module.css'

type NoticesTableProps = {
  venue: Venue
  notices: readonly PosNotification[]
  isBusy: boolean
  onDelete: (id: number) => void
}

/** Renders one page of results of postings, the newest first. */
export function NoticesTable({ venue, notices, isBusy, onDelete }: NoticesTableProps) {
  const t = useTranslations('pos')
  const { dateTime } = useVenueFormats(venue)
  const columns: Column<PosNotification>[] = [
    {
      key: 'notice',
      label: t('notices.columns.notice'),
      kind: 'heading',
      render: (notice) => (
        <Link to={orderAddress(notice.orderId)} className={font.name}>
          {t(`popups.${titleKeyOfNotice(notice)}`, { id: notice.orderId })}
        </Link>
      ),
    },
    {
      key: 'result',
      label: t('postings.columns.result'),
      kind: 'detail',
      render: (notice) => <bdi>{sentenceOfNotice(notice)}</bdi>,
    },
    {
      key: 'when',
      label: t('notices.columns.when'),
      kind: 'time',
      render: ({ createdAt }) => dateTime(createdAt),
    },
    {
      key: 'type',
      label: t('notices.type'),
      kind: 'state',
      render: ({ type }) => <StateTag tone={type === 'success' ? 'green' : 'red'} label={t(`notices.types.${type}`)} />,
    },
    {
      key: 'act',
      label: t('notices.columns.act'),
      kind: 'acts',
      render: ({ id, orderId }) => (
        <ToolButton icon={deleteIcon} label={t('notices.deleteOf', { id: orderId })} onClick={() => onDelete(id)} />
      ),
    },
  ]
  return (
    <DataTable
      label={t('parts.notices')}
      columns={columns}
      records={notices}
      keyOf={({ id }) => id}
      isList
      isBusy={isBusy}
    />
  )
}
