import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isSameSerial, serialOfScan } from '@brigade/domain/trays/trays.scan.ts'
import { useEffect, useId, useState } from 'react'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useTimed } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useScanner } from '#kit/keys/use-scanner.ts'
import { ask } from '#kit/outbox/outbox.ts'
import { useSender } from '#kit/outbox/use-outbox.ts'
import { useWhenLayoutMayMove } from '#kit/device/use-when-layout-may-move.ts'
import { BigButton } from '#ui/big-button.tsx'
import { trayIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { CallRow } from '#ui/popups/call-list.tsx'
import { placeNumber } from '#ui/popups/popup-places.ts'
import { useOfferPopups } from '#ui/popups/waiting-popups.ts'
import { useJustDelivered } from '#features/orders/public/just-delivered.ts'
import { useOrder } from '#features/orders/records/orders.queries.ts'
import { isTrayRequested } from '#features/trays/requested-tray.ts'
import { LinkToRoomDialog } from '#features/trays/parts/link-to-room-dialog.tsx'
import { roomOf } from '#features/trays/room-of-tray.ts'
import { useLinkTray } from '#features/trays/trays.mutations.ts'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/** Time in milliseconds for which the tray of a delivered order is asked for. Later it is linked on the order. */
const askedForMs = 60_000

/**
 * Asks, after an order was marked delivered, which tray it was delivered with: to be scanned, typed or left out. With
 * several trays, the others are scanned after the first. The delivery does not wait for it.
 */
export function BroughtStep() {
  const t = useTranslations('trays')
  const { brought, isAsked, leaveOut } = useBroughtOrder()
  const asked = isAsked ? brought : null
  const shown = useWhenLayoutMayMove(asked)
  const [named, setNamed] = useState<{ order: Order; serial: string | null } | null>(null)
  useScannedTrays(named === null ? brought : null, {
    isAsked,
    onUnsure: (order, serial) => setNamed({ order, serial }),
  })

  const isOff = shown?.id !== asked?.id
  const acts = shown ? (
    <>
      <BigButton kind="quiet" isOff={isOff} onClick={leaveOut} data-spare="">
        {t('step.without')}
      </BigButton>
      <BigButton isOff={isOff} aria-haspopup="dialog" onClick={() => setNamed({ order: shown, serial: null })}>
        {t('link')}
      </BigButton>
    </>
  ) : null
  useOfferPopups('brought', {
    popups: shown
      ? [
          {
            id: `brought ${shown.id}`,
            kind: t('step.label'),
            place: placeNumber('own'),
            dueAt: shown.updatedAt,
            card: (
              <PopupCard
                title={t('step.title', { room: shown.table, id: shown.id })}
                tone="green"
                icon={trayIcon}
                isClosed={isOff}
                actions={acts}
              >
                <p>{t('step.text')}</p>
              </PopupCard>
            ),
            row: (
              <CallRow title={t('step.title', { room: shown.table, id: shown.id })} actions={acts}>
                <p>{t('step.text')}</p>
              </CallRow>
            ),
          },
        ]
      : [],
  })

  return (
    <>
      {named ? (
        <LinkToRoomDialog to={roomOf(named.order)} scanned={named.serial} onClose={() => setNamed(null)} />
      ) : null}
      <p className="visually-hidden" role="status">
        {asked ? t('step.said', { room: asked.table }) : ''}
      </p>
    </>
  )
}

/**
 * Returns the order that was delivered last on this device, while its trays are accepted: it is still delivered, and
 * the question was not skipped. The question remains until it has a tray.
 */
function useBroughtOrder() {
  const delivered = useJustDelivered()
  const at = delivered?.lastAct?.at ?? ''
  const [step, setStep] = useState<{ order: Order; at: string; isLeftOut: boolean } | null>(null)
  if (delivered && at > (step?.at ?? '')) setStep({ order: delivered, at, isLeftOut: false })
  const isOver = useTimed((now) => step === null || now - Date.parse(step.at) > askedForMs)
  const order = useOrder(step?.order.id ?? null)
  const trays = useActiveTrays(step?.order.restaurantId ?? null).data?.records
  const isTaken = step !== null && !isOver && !step.isLeftOut && order?.status === 'delivered' && trays !== undefined
  return {
    brought: isTaken ? order : null,
    isAsked: isTaken && !trays.some(({ orderId }) => orderId === order.id),
    leaveOut: () => step && setStep({ ...step, isLeftOut: true }),
  }
}

type ScannedTray = { order: Order; serial: string }

type ScansTaken = {
  /** True if the next scan is the answer, even on screens that search for scanned codes. */
  isAsked: boolean
  onUnsure: (order: Order, serial: string) => void
}

/**
 * Links trays that are scanned in between, unless the screen links scanned trays itself; if the tray is out elsewhere,
 * `onUnsure` asks. A request without an answer is repeated when the connection is back. A scan that is not a tray is
 * meant for something else.
 */
function useScannedTrays(order: Order | null, { isAsked, onUnsure }: ScansTaken): void {
  const { mutateAsync } = useLinkTray()
  const kind = `scanned trays ${useId()}`
  const trays = useActiveTrays(order?.restaurantId ?? null).data?.records ?? []
  const isHeard = useCan('trays:scan') && order !== null
  const isAnswer = isHeard && isAsked
  useEffect(() => {
    isTrayRequested.set(isAnswer)
    return () => isTrayRequested.set(false)
  }, [isAnswer])

  function handleScan(text: string): void {
    const serial = serialOfScan(text)
    if (serial === null || order === null) return
    const isElsewhere = trays.some((tray) => isSameSerial(tray.trayOutQR, serial) && tray.tableId !== order.tableId)
    if (isElsewhere) onUnsure(order, serial)
    else void ask({ name: `${kind} ${serial}`, kind, place: 'memory', request: { order, serial } })
  }

  useSender<ScannedTray, TrayOut>(kind, {
    send: ({ order: { id: orderId, tableId }, serial }) => mutateAsync({ serial, tableId, orderId, from: undefined }),
    onRefused: (_error, { request }) => onUnsure(request.order, request.serial),
  })

  useScanner(handleScan, isHeard, { isBehind: true })
}
