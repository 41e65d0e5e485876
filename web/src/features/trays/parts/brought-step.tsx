import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isSameSerial, serialOfScan } from '@brigade/domain/trays/trays.scan.ts'
import { useEffect, useState } from 'react'
import { isUnanswered } from '#kit/api-error.ts'
import { serverNow, useTimed } from '#kit/clock.ts'
import { useAskAgain } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { newIdempotencyKey } from '#kit/idempotency-key.ts'
import { useCan } from '#kit/use-can.ts'
import { useScanner } from '#kit/use-scanner.ts'
import { useWhenStill } from '#kit/use-when-still.ts'
import { BigButton } from '#ui/big-button.tsx'
import { trayIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { CallRow } from '#ui/popups/call-list.tsx'
import { placeNumber } from '#ui/popups/popup-places.ts'
import { useOfferPopups } from '#ui/popups/waiting-popups.ts'
import { useJustDelivered } from '#features/orders/door/just-delivered.ts'
import { useOrder } from '#features/orders/orders.queries.ts'
import { isTrayAsked } from '#features/trays/asked-tray.ts'
import { LinkToRoomDialog } from '#features/trays/parts/link-to-room-dialog.tsx'
import { roomOf } from '#features/trays/room-of-tray.ts'
import { useLinkTray } from '#features/trays/trays.mutations.ts'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/** So long is a tray asked for that an order was brought with. Later it is linked where the order stands. */
const askedForMs = 60_000

/**
 * After somebody has said that an order is delivered: which tray it was brought with, to be scanned, typed or left out. Who has brought it
 * with several scans the others after the first. The delivery waits for none of it.
 */
export function BroughtStep() {
  const t = useWords('trays')
  const { brought, isAsked, leaveOut } = useBroughtOrder()
  const asked = isAsked ? brought : null
  const shown = useWhenStill(asked)
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
 * The order that was delivered last at this device, as long as its trays are taken: it stands so, and nobody has left them out. Which tray
 * it was is asked until it has one.
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

type ScannedTray = { order: Order; serial: string; idempotencyKey: string; atMs: number }

/** So long after a scan that got no answer it is asked whether the tray was linked. */
const askAgainWithinMs = 10 * 60_000

type ScansTaken = {
  /** Whether the next scan is the answer also where the screen looks for what is scanned. */
  isAsked: boolean
  onUnsure: (order: Order, serial: string) => void
}

/**
 * Links what a scanner types meanwhile, where the screen does not link what is scanned itself; where the tray is out elsewhere,
 * `onUnsure` asks. What got no answer is asked again when the line is back. What is no tray is meant for something else.
 */
function useScannedTrays(order: Order | null, { isAsked, onUnsure }: ScansTaken): void {
  const { mutateAsync } = useLinkTray()
  /** Scans of which nobody knows whether the trays were linked. */
  const [lost, setLost] = useState<readonly ScannedTray[]>([])
  const trays = useActiveTrays(order?.restaurantId ?? null).data?.records ?? []
  const isHeard = useCan('trays:scan') && order !== null
  const isAnswer = isHeard && isAsked
  useEffect(() => {
    isTrayAsked.set(isAnswer)
    return () => isTrayAsked.set(false)
  }, [isAnswer])

  function handleScan(text: string): void {
    const serial = serialOfScan(text)
    if (serial === null || order === null) return
    const isElsewhere = trays.some((tray) => isSameSerial(tray.trayOutQR, serial) && tray.tableId !== order.tableId)
    if (isElsewhere) onUnsure(order, serial)
    else void link({ order, serial, idempotencyKey: newIdempotencyKey(), atMs: serverNow() })
  }

  /** The next one may be scanned before the answer to this one has come. */
  async function link(scanned: ScannedTray): Promise<void> {
    const { order: brought, serial, idempotencyKey } = scanned
    const others = (known: readonly ScannedTray[]) => known.filter((other) => other !== scanned)
    try {
      await mutateAsync({ serial, tableId: brought.tableId, orderId: brought.id, from: undefined, idempotencyKey })
      setLost(others)
    } catch (thrown) {
      const isLost = isUnanswered(thrown)
      setLost((known) => (isLost ? [...others(known), scanned] : others(known)))
      if (!isLost) onUnsure(brought, serial)
    }
  }

  useAskAgain(lost.length > 0, () => {
    const isLate = ({ atMs }: ScannedTray) => serverNow() - atMs >= askAgainWithinMs
    setLost(lost.filter((scanned) => !isLate(scanned)))
    for (const scanned of lost) if (!isLate(scanned)) void link(scanned)
  })

  useScanner(handleScan, isHeard, { isBehind: true })
}
