import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useUser } from '#kit/session.ts'
import type { Call } from '#kit/use-calls.ts'
import { useCan } from '#kit/use-can.ts'
import { TroublePopups } from '#ui/popups/trouble-popups.tsx'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { putAside } from '#features/pos/pos.mutations.ts'
import { openNotices } from '#features/pos/pos.queries.ts'
import { sentenceOfNotice, titleKeyOfNotice } from '#features/pos/posting-looks.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

type NoticeCall = Call & { notice: PosNotification }

/** What did not reach the point of sale, over every screen of those who post, until one of them has put it aside. (spec 1, §6) */
export function PosPopups() {
  return useCan('pos:post') ? <Notices /> : null
}

function Notices() {
  const { data } = useQuery(openNotices(venueScopeOf(useUser())))
  return data ? <CallingNotices notices={data} /> : null
}

function CallingNotices({ notices }: { notices: readonly PosNotification[] }) {
  const t = useWords('pos')
  const waiting = useMemo(() => notices.map(toCall), [notices])
  return (
    <TroublePopups
      name="pos"
      waiting={waiting}
      words={{
        label: t('popups.label'),
        newest: ({ notice }) => sentenceOfNotice(notice),
        title: ({ notice }) => t(`popups.${titleKeyOfNotice(notice)}`, { id: notice.orderId }),
        view: t('popups.view'),
      }}
      addressOf={({ notice }) => orderAddress(notice.orderId)}
      renderWhy={({ notice }) => sentenceOfNotice(notice)}
      onClosed={({ notice }) => void putAside(notice.id)}
    />
  )
}

/** The server tells all screens which stand open what was put aside on one. */
function toCall(notice: PosNotification): NoticeCall {
  return {
    key: String(notice.id),
    sound: 'posFailed',
    at: notice.createdAt,
    isOffBoard: true,
    isToldOnce: true,
    notice,
  }
}
