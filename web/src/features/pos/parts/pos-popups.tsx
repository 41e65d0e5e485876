import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import type { StaffCall } from '#kit/sounds/use-calls.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { TroublePopups } from '#ui/popups/trouble-popups.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { dismissNotification } from '#features/pos/pos.mutations.ts'
import { openNotices } from '#features/pos/pos.queries.ts'
import { sentenceOfNotice, titleKeyOfNotice } from '#features/pos/posting-appearance.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

type NoticeCall = StaffCall & { notice: PosNotification }

/**
 * Shows postings that did not reach the point of sale, over every screen of people who post, until one of them has
 * dismissed it. (spec 1, §6)
 */
export function PosPopups() {
  return useCan('pos:post') ? <Notices /> : null
}

function Notices() {
  const { data } = useQuery(openNotices(venueScopeOf(useUser())))
  return data ? <CallingNotices notices={data} /> : null
}

function CallingNotices({ notices }: { notices: readonly PosNotification[] }) {
  const t = useTranslations('pos')
  const waiting = useMemo(() => notices.map(toCall), [notices])
  return (
    <TroublePopups
      name="pos"
      waiting={waiting}
      translations={{
        label: t('popups.label'),
        newest: ({ notice }) => sentenceOfNotice(notice),
        title: ({ notice }) => t(`popups.${titleKeyOfNotice(notice)}`, { id: notice.orderId }),
        view: t('popups.view'),
      }}
      addressOf={({ notice }) => orderAddress(notice.orderId)}
      renderWhy={({ notice }) => sentenceOfNotice(notice)}
      onClosed={({ notice }) => void dismissNotification(notice.id)}
    />
  )
}

/** Returns the call of a notification. The server notifies all open screens of a dismissal on one. */
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
