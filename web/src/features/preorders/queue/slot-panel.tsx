import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { portionsOf } from '@brigade/domain/preorders/portions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { preOrderAddress } from '#features/preorders/preorders-address.ts'
import { useAcceptPreOrders, usePrintSlot } from '#features/preorders/preorders.mutations.ts'
import { Quantities } from '#features/preorders/quantities.tsx'
import { AnswersText } from '#features/preorders/queue/answers-text.tsx'
import { sheetPrintedAt } from '#features/preorders/queue/sheet-printed-at.ts'
import { preOrderTones } from '#features/preorders/queue/pre-order-states.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { checkIcon, printerIcon } from '#ui/icon-paths.ts'
import { Panel } from '#ui/panel.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

type SlotPanelProps = { venue: Venue; form: MenuForm | undefined; preOrders: readonly [PreOrder, ...PreOrder[]] }

/** Shows a slot: how full it is, what the kitchen needs for it, and its orders. */
export function SlotPanel({ venue, form, preOrders }: SlotPanelProps) {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const { time } = useVenueFormats(venue)
  const accept = useAcceptPreOrders()
  const print = usePrintSlot()
  const [{ formId, day, slot }] = preOrders
  const ordered = preOrders.filter(({ state }) => state !== 'cancelled')
  const waiting = preOrders.filter(({ state }) => state === 'waiting')
  const portions = portionsOf(ordered)
  const printedAt = sheetPrintedAt(ordered)
  const name = form ? formTextIn(form.name, language) : t('queue.goneForm')
  const taken = ordered.length
  return (
    <Panel
      title={t('queue.slotTitle', { slot, form: name })}
      hint={form ? t('queue.taken', { taken, count: form.capacity }) : t('queue.takenOnly', { count: taken })}
    >
      {portions.length > 0 ? (
        <p>
          <span className={font.soft}>{t('queue.portions')}: </span>
          <Quantities items={portions} />
        </p>
      ) : null}
      <div className={stack.cluster2}>
        {waiting.length > 0 ? (
          <BigButton icon={checkIcon} isBusy={accept.isPending} onClick={() => accept.mutate(waiting)}>
            {t('queue.acceptSlot')}
          </BigButton>
        ) : null}
        {taken > 0 && form ? (
          <>
            <BigButton
              kind="quiet"
              icon={printerIcon}
              isBusy={print.isPending}
              onClick={() => print.mutate({ formId, day, slot })}
            >
              {t('queue.printSheet')}
            </BigButton>
            <a
              className={font.name}
              href={`/preorder-sheet?${new URLSearchParams({ form: String(formId), day, slot })}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('queue.printHere')}
            </a>
          </>
        ) : null}
        {printedAt ? <span className={font.soft}>{t('queue.printedAt', { time: time(printedAt) })}</span> : null}
      </div>
      <SlotTable label={`${slot} ${name}`} preOrders={preOrders} onAccept={(preOrder) => accept.mutate([preOrder])} />
    </Panel>
  )
}

type SlotTableProps = { label: string; preOrders: readonly PreOrder[]; onAccept: (preOrder: PreOrder) => void }

function SlotTable({ label, preOrders, onAccept }: SlotTableProps) {
  const t = useTranslations('preorders')
  const columns: Column<PreOrder>[] = [
    {
      key: 'room',
      label: t('columns.room'),
      kind: 'heading',
      render: ({ id, table, lastname }) => (
        <Link className={font.name} to={preOrderAddress(id)}>
          <bdi>{lastname === '' ? table : `${table} · ${lastname}`}</bdi>
        </Link>
      ),
    },
    {
      key: 'guests',
      label: t('columns.guests'),
      inCard: 'labelled',
      render: ({ menuFormGuestCount }) => menuFormGuestCount,
    },
    {
      key: 'answers',
      label: t('columns.answers'),
      kind: 'detail',
      render: (preOrder) => <AnswersText preOrder={preOrder} />,
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: ({ state }) => <StateTag tone={preOrderTones[state]} label={t(`states.${state}`)} />,
    },
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: (preOrder) =>
        preOrder.state === 'waiting' ? (
          <BigButton
            kind="quiet"
            aria-label={t('queue.acceptOf', { name: preOrder.table })}
            onClick={() => onAccept(preOrder)}
          >
            {t('queue.accept')}
          </BigButton>
        ) : null,
    },
  ]
  return <DataTable label={label} columns={columns} records={preOrders} keyOf={({ id }) => id} />
}
