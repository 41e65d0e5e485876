import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useUser } from '#kit/session.ts'
import type { Call } from '#kit/use-calls.ts'
import { useCan } from '#kit/use-can.ts'
import { warningIcon } from '#ui/icon-paths.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupLink } from '#ui/popups/popup-link.tsx'
import { putAside } from '#features/pos/pos.mutations.ts'
import { openNotices } from '#features/pos/pos.queries.ts'
import { sentenceOfNotice, titleKeyOfNotice } from '#features/pos/posting-looks.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'
import styles from '#features/pos/parts/pos-popups.module.css'

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
    <CallPopups
      name="pos"
      waiting={waiting}
      order={2}
      words={{
        label: t('popups.label'),
        more: (count) => t('popups.more', { count }),
        all: (count) => t('popups.all', { count }),
        newest: ({ notice }) => sentenceOfNotice(notice),
      }}
      renderPopup={({ notice }, { further, isClosed, onClose }) => (
        <PopupCard
          title={t(`popups.${titleKeyOfNotice(notice)}`, { id: notice.orderId })}
          tone="red"
          icon={warningIcon}
          further={further}
          actions={<ViewOrder notice={notice} />}
          isClosed={isClosed}
          onClose={onClose}
        >
          <Message notice={notice} />
        </PopupCard>
      )}
      renderRow={({ notice }, { onClose }) => <NoticeRow notice={notice} onClose={onClose} />}
      onClosed={({ notice }) => void putAside(notice.id)}
    />
  )
}

function NoticeRow({ notice, onClose }: { notice: PosNotification; onClose: () => void }) {
  const t = useWords('pos')
  return (
    <CallRow
      title={t(`popups.${titleKeyOfNotice(notice)}`, { id: notice.orderId })}
      actions={<ViewOrder notice={notice} />}
      onClose={onClose}
    >
      <Message notice={notice} />
    </CallRow>
  )
}

function Message({ notice }: { notice: PosNotification }) {
  return (
    <p className={styles.message} dir="auto">
      {sentenceOfNotice(notice)}
    </p>
  )
}

function ViewOrder({ notice: { orderId } }: { notice: PosNotification }) {
  const t = useWords('pos')
  return <PopupLink to={`/orders/${orderId}`}>{t('popups.view')}</PopupLink>
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
