import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { SendAgain } from '#features/pos/parts/send-again.tsx'
import { canSendAgain, postingTones, reasonOf } from '#features/pos/posting-appearance.ts'
import font from '#ui/font.module.css'

type PostingsTableProps = { venue: Venue; postings: readonly PosPosting[]; isBusy: boolean }

/** Renders one page of postings, the newest first. The last posting of an order can be sent again. */
export function PostingsTable({ venue, postings, isBusy }: PostingsTableProps) {
  const t = useTranslations('pos')
  const { dateTime, number } = useVenueFormats(venue)
  const maySend = useCan('pos:post')
  const lastOf = lastAttempts(postings)
  const columns: Column<PosPosting>[] = [
    {
      key: 'order',
      label: t('postings.columns.order'),
      kind: 'heading',
      render: (posting) => (
        <Link to={orderAddress(posting.orderId)} className={font.name}>
          <bdi>{t('postings.order', { id: posting.orderId })}</bdi> · <bdi>{posting.table}</bdi>
        </Link>
      ),
    },
    {
      key: 'result',
      label: t('postings.columns.result'),
      kind: 'detail',
      render: (posting) => <PostingDetail posting={posting} attempt={number(posting.attempt)} />,
    },
    {
      key: 'when',
      label: t('postings.columns.when'),
      kind: 'time',
      render: ({ begunAt, createdAt }) => dateTime(begunAt ?? createdAt),
    },
    {
      key: 'by',
      label: t('postings.columns.by'),
      isExtra: true,
      inCard: 'hidden',
      render: ({ isAutomatic, by }) => (isAutomatic ? t('postings.byItself') : <bdi>{by}</bdi>),
    },
    {
      key: 'state',
      label: t('postings.columns.state'),
      kind: 'state',
      render: ({ state }) => <StateTag tone={postingTones[state]} label={t(`states.${state}`)} />,
    },
  ]
  const act: Column<PosPosting> = {
    key: 'act',
    label: t('postings.columns.act'),
    kind: 'acts',
    render: (posting) =>
      canSendAgain(posting.state) && lastOf.get(posting.orderId) === posting.id ? (
        <SendAgain posting={posting} />
      ) : null,
  }
  return (
    <DataTable
      label={t('parts.postings')}
      columns={maySend ? [...columns, act] : columns}
      records={postings}
      keyOf={({ id }) => id}
      isList
      isBusy={isBusy}
    />
  )
}

function PostingDetail({ posting, attempt }: { posting: PosPosting; attempt: string }) {
  const t = useTranslations('pos')
  const why = reasonOf(posting)
  return (
    <>
      {posting.attempt > 1 ? `${t('postings.attempt', { attempt })}. ` : null}
      {why}
      {posting.checkNumber === null ? null : <bdi>{t('postings.check', { number: posting.checkNumber })}</bdi>}
    </>
  )
}

function lastAttempts(postings: readonly PosPosting[]): Map<number, number> {
  const last = new Map<number, PosPosting>()
  for (const posting of postings) {
    const known = last.get(posting.orderId)
    if (!known || known.attempt < posting.attempt) last.set(posting.orderId, posting)
  }
  return new Map([...last].map(([orderId, { id }]) => [orderId, id]))
}
