import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Problems } from '@brigade/domain/kit/problems.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { ordersPath, placeTestOrderPath } from '@brigade/domain/orders/orders.api.ts'
import type { CartLineInput } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mostTestDishes, testLineOf } from '@brigade/domain/orders/test-orders.picks.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Select } from 'antd'
import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { apiCreate } from '#kit/calls/api-client.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import font from '#ui/font.module.css'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { orderAddress } from '#features/orders/public/order-address.ts'

type Values = { tableId: number | null; itemIds: number[] }

type TestOrderDrawerProps = { venue: Venue; tables: readonly Table[]; catalogue: Catalogue; onClose: () => void }

/** Places a test order at a table, the first one unless another is chosen, and opens it. */
export function TestOrderDrawer({ venue, tables, catalogue, onClose }: TestOrderDrawerProps) {
  const t = useTranslations('testOrders')
  const language = useLanguage()
  const formats = useFormats()
  const navigate = useNavigate()
  const placed = useRef<Order | null>(null)
  const lines = useMemo(() => linesOf(catalogue, venue), [catalogue, venue])
  const open = tables.filter(({ isActive }) => isActive)
  const form = `testOrders/${venue.id}`
  const place = useAddOnce<Values, Order>({
    form,
    create: ({ tableId, itemIds }, idempotencyKey) => {
      const cart = itemIds.flatMap((id) => lines.get(id) ?? [])
      return apiCreate(placeTestOrderPath, { tableId: tableId ?? 0, cart, idempotencyKey })
    },
    // It was placed with the dishes of the first press, which test as much.
    change: (order) => Promise.resolve(order),
  })
  const fields: FieldTable<Values> = {
    tableId: {
      label: t('table'),
      render: (own) => (
        <Form.Item {...own} required>
          <Select
            showSearch
            optionFilterProp="label"
            notFoundContent={t('noTables')}
            options={open.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      ),
    },
    itemIds: {
      label: t('dishes'),
      render: (own) => (
        <Form.Item {...own} required extra={t('dishesHint')}>
          <ChoiceSelect
            mode="multiple"
            optionFilterProp="label"
            notFoundContent={t('noDishes')}
            options={[...lines.keys()].map((id) => ({ value: id, label: textIn(catalogue.get(id)!.name, language) }))}
          />
        </Form.Item>
      ),
    },
  }

  async function save(values: Values): Promise<void> {
    placed.current = await place(values)
    applyNow(ordersPath, placed.current)
  }

  function handleClose(): void {
    if (!placed.current) return onClose()
    showToast({ kind: 'success', text: t('placed') })
    void navigate(orderAddress(placed.current.id))
  }

  return (
    <RecordDrawer<Values, Order>
      title={t('title', { venue: venue.name })}
      size={576}
      keptAs={form}
      fields={fields}
      formats={formats}
      record={null}
      valuesOf={() => ({ tableId: open[0]?.id ?? null, itemIds: [...lines.keys()].slice(0, 1) })}
      problemsOf={problemsOf}
      catalogue="testOrders"
      saveLabel={t('place')}
      save={save}
      onClose={handleClose}
    >
      <p className={font.note}>{t('about')}</p>
    </RecordDrawer>
  )
}

/** Returns the lines of all items that can be ordered now, by item. */
function linesOf(catalogue: Catalogue, { timeZone }: Venue): ReadonlyMap<number, CartLineInput> {
  const instant = new Date()
  const at = { time: venueTime(instant, timeZone), now: instant.toISOString() }
  return new Map(
    [...catalogue.values()].flatMap((item) => {
      const line = testLineOf(item, at)
      return line ? [[item.id, line] as const] : []
    }),
  )
}

function problemsOf({ tableId, itemIds }: Values): Problems {
  return {
    ...(tableId === null && { tableId: { code: 'tableMissing' } }),
    ...(itemIds.length === 0 && { itemIds: { code: 'dishesMissing' } }),
    ...(itemIds.length > mostTestDishes && {
      itemIds: { code: 'dishesTooMany', params: { limit: mostTestDishes } },
    }),
  }
}
