import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isSameSerial, serialOfScan } from '@brigade/domain/trays/trays.scan.ts'
import { useEffect, useState } from 'react'
import { isUnanswered } from '#kit/api-error.ts'
import { serverNow, useTimed } from '#kit/clock.ts'
import { useAskAgain } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { useScanner } from '#kit/use-scanner.ts'
import { useWhenStill } from '#kit/use-when-still.ts'
import { BigButton } from '#ui/big-button.tsx'
import { trayIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupShelf } from '#ui/popups/popup-shelf.tsx'
import { useJustDelivered } from '#features/orders/door/just-delivered.ts'
import { useOrder } from '#features/orders/orders.queries.ts'
import { isTrayAsked } from '#features/trays/asked-tray.ts'
import { LinkToRoomDialog } from '#features/trays/parts/link-to-room-dialog.tsx'
import { roomOf } from '#features/trays/room-of-tray.ts'
import { useLinkTray } from '#features/trays/trays.mutations.ts'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/** So long is a tray asked for that an order was brought with. Later it is linked where the order stands. */
const askedForMs = 60_000

const nothingFurther = { count: 0, text: '', onOpen: () => undefined }

/**
 * After somebody has said that an order is delivered: which tray it was brought with, to be scanned, typed or left out. The delivery waits
 * for none of it.
 */
export function BroughtStep() {
  const t = useWords('trays')
  const { asked, leaveOut } = useAskedOrder()
  const shown = useWhenStill(asked)
  const [named, setNamed] = useState<{ order: Order; serial: string | null } | null>(null)
  useScannedTray(named === null ? asked : null, (order, serial) => setNamed({ order, serial }))

  return (
    <>
      <PopupShelf label={t('step.label')} place="own">
        {shown ? (
          <PopupCard
            title={t('step.title', { room: shown.table, id: shown.id })}
            tone="green"
            icon={trayIcon}
            further={nothingFurther}
            isClosed={shown.id !== asked?.id}
            actions={
              <>
                <BigButton kind="quiet" isOff={shown.id !== asked?.id} onClick={leaveOut}>
                  {t('step.without')}
                </BigButton>
                <BigButton
                  isOff={shown.id !== asked?.id}
                  aria-haspopup="dialog"
                  onClick={() => setNamed({ order: shown, serial: null })}
                >
                  {t('link')}
                </BigButton>
              </>
            }
          >
            <p>{t('step.text')}</p>
          </PopupCard>
        ) : null}
      </PopupShelf>
      {named ? (
        <LinkToRoomDialog to={roomOf(named.order)} scanned={named.serial} onClose={() => setNamed(null)} />
      ) : null}
      <p className="visually-hidden" role="status">
        {asked ? t('step.said', { room: asked.table }) : ''}
      </p>
    </>
  )
}

/** The order that was delivered last at this device, as long as it stands so without a tray and nobody has left that out. */
function useAskedOrder() {
  const delivered = useJustDelivered()
  const at = delivered?.lastAct?.at ?? ''
  const [step, setStep] = useState<{ order: Order; at: string; isLeftOut: boolean } | null>(null)
  if (delivered && at > (step?.at ?? '')) setStep({ order: delivered, at, isLeftOut: false })
  const isOver = useTimed((now) => step === null || now - Date.parse(step.at) > askedForMs)
  const order = useOrder(step?.order.id ?? null)
  const trays = useActiveTrays(step?.order.restaurantId ?? null).data?.records
  const isAsked =
    step !== null &&
    !isOver &&
    !step.isLeftOut &&
    order?.status === 'delivered' &&
    trays !== undefined &&
    !trays.some(({ orderId }) => orderId === order.id)
  return {
    asked: isAsked ? order : null,
    leaveOut: () => step && setStep({ ...step, isLeftOut: true }),
  }
}

type ScannedTray = { order: Order; serial: string; atMs: number }

/** So long after a scan that got no answer it is asked whether the tray was linked. */
const askAgainWithinMs = 10 * 60_000

/**
 * Links what a scanner types meanwhile, where the screen does not link what is scanned itself; where the tray is out elsewhere,
 * `onUnsure` asks. What got no answer is asked again when the line is back. What is no tray is meant for something else.
 */
function useScannedTray(order: Order | null, onUnsure: (order: Order, serial: string) => void): void {
  const { mutate } = useLinkTray()
  /** A scan of which nobody knows whether the tray was linked. */
  const [lost, setLost] = useState<ScannedTray | null>(null)
  const trays = useActiveTrays(order?.restaurantId ?? null).data?.records ?? []
  const isHeard = useCan('trays:scan') && order !== null
  useEffect(() => {
    isTrayAsked.set(isHeard)
    return () => isTrayAsked.set(false)
  }, [isHeard])

  function handleScan(text: string): void {
    const serial = serialOfScan(text)
    if (serial === null || order === null) return
    const isElsewhere = trays.some((tray) => isSameSerial(tray.trayOutQR, serial) && tray.tableId !== order.tableId)
    if (isElsewhere) onUnsure(order, serial)
    else link({ order, serial, atMs: serverNow() })
  }

  function link(scanned: ScannedTray): void {
    const { order: brought, serial } = scanned
    mutate(
      { serial, tableId: brought.tableId, orderId: brought.id, from: undefined },
      {
        onSuccess: () => setLost(null),
        onError: (thrown) => {
          const isLost = isUnanswered(thrown)
          setLost(isLost ? scanned : null)
          if (!isLost) onUnsure(brought, serial)
        },
      },
    )
  }

  useAskAgain(lost !== null, () => {
    if (lost && serverNow() - lost.atMs < askAgainWithinMs) link(lost)
  })

  useScanner(handleScan, isHeard, { isBehind: true })
}
