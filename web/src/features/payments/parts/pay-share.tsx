import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { ShownShare } from '#features/orders/public/bill-slots.ts'
import { readSessionText, setSessionText } from '#kit/calls/session-text.ts'
import { actErrorText } from '#kit/calls/toasts.ts'
import { BigButton } from '#ui/big-button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { useBeginShare } from '#features/payments/payments.mutations.ts'
import { sharePage } from '#features/payments/payments.queries.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/payments/parts/pay-share.module.css'

/** Shows the page on which a guest pays their share, as a code for the camera of their phone. */
export function PayShareOnline(share: ShownShare) {
  const t = useTranslations('payments')
  const isCutOff = useIsCutOff()
  const begin = useBeginShare()
  if (!share.venue.isOnlinePayment) return null

  function handleShow(): void {
    begin.mutate(share, { onSuccess: ({ id }) => setSessionText(keptAs(share), String(id)) })
  }

  return (
    <div className={`${styles.online} ${stack.row2}`} role="status">
      {begin.data ? (
        <PageCode checkout={begin.data} share={share} />
      ) : (
        <BigButton kind="quiet" isBusy={begin.isPending} isOff={isCutOff} onClick={handleShow}>
          {t('share.show')}
        </BigButton>
      )}
      {begin.error ? <p className={font.red}>{actErrorText(begin.error)}</p> : null}
    </div>
  )
}

function PageCode({ checkout, share: { venue, person } }: { checkout: Checkout; share: ShownShare }) {
  const t = useTranslations('payments')
  const { money } = useVenueFormats(venue)
  const { url, amount } = checkout
  if (url === null) return null
  const page = new URL(url, window.location.href).href
  return (
    <>
      <QrCode value={page} label={t('share.code', { number: person + 1 })} size={200} />
      <p>{t('share.scan', { amount: money(amount) })}</p>
      <a className={`${stack.inline} ${stack.touch}`} href={page} target="_blank" rel="noreferrer">
        {t('share.open')}
      </a>
    </>
  )
}

/**
 * Calls `onPaid` when the page that was shown for a share was paid: each payment makes another version of an order, at
 * which the page is fetched again.
 */
export function WatchSharePage({ onPaid, ...share }: ShownShare & { onPaid: (amount: number) => void }) {
  const key = keptAs(share)
  const { data: checkout } = useQuery(sharePage({ id: Number(readSessionText(key) ?? 0), billed: share.billed }))
  const paid = checkout?.state === 'paid' ? checkout.amount : null
  useEffect(() => {
    if (paid === null || readSessionText(key) === null) return
    setSessionText(key, null)
    onPaid(paid)
  }, [paid, key, onPaid])
  return null
}

function keptAs({ id, person }: Pick<ShownShare, 'id' | 'person'>): string {
  return `share-page:${id}:${person}`
}
