import { dayAfter, wallTimeAt } from '@brigade/domain/kit/venue-days.ts'
import { menuFormLimits } from '@brigade/domain/preorders/menu-forms.limits.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { bothLoaded } from '#features/preorders/both-loaded.ts'
import { CardDrawer } from '#features/preorders/queue/card-drawer.tsx'
import { SlotPanel } from '#features/preorders/queue/slot-panel.tsx'
import { formsOfVenue, preOrdersOfDay } from '#features/preorders/preorders.queries.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useAddressParams } from '#kit/address/use-address.ts'
import { serverNow } from '#kit/device/clock.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, trayIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import font from '#ui/font.module.css'

const tools = [] as const

/** Lists what guests ordered ahead for a day, slot by slot, the earliest first. (screens, /preorderque) */
export function QueuePage() {
  const t = useTranslations('preorders')
  const { venue, error, retry } = useChosenVenue()
  const { opened, add, close } = useOpenedTool<never>(tools)
  const [params, changeAddress] = useAddressParams()
  const today = venue ? wallTimeAt(new Date(serverNow()).toISOString(), venue.timeZone).wall.slice(0, 10) : ''
  const asked = params.get('day')
  const day = asked !== null && /^[12]\d{3}-\d{2}-\d{2}$/.test(asked) ? asked : today
  const preOrders = useQuery(preOrdersOfDay(venue?.id ?? null, day))
  const forms = useQuery(formsOfVenue(venue?.id ?? null))
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.queue')}
        actions={
          <BigButton icon={addIcon} isOff={venue === null} onClick={add}>
            {t('addCard')}
          </BigButton>
        }
        intro={
          <>
            <p className={font.soft}>{t('queue.hint')}</p>
            {venue ? (
              <DayChips
                venue={venue}
                today={today}
                chosen={day}
                daysAhead={Math.max(0, ...(forms.data ?? []).map(({ daysAhead }) => daysAhead))}
                onChoose={(chosen) => changeAddress((next) => next.set('day', chosen))}
              />
            ) : null}
          </>
        }
        list={venue ? bothLoaded(preOrders, forms) : { data: undefined, error, refetch: retry }}
        empty={<EmptyState icon={trayIcon} title={t('queue.empty')} text={t('queue.emptyText')} />}
        over={venue && opened?.tool === 'add' ? <CardDrawer venue={venue} preOrder={null} onClose={close} /> : null}
      >
        {(known) =>
          venue
            ? slotsOf(known).map((inSlot) => (
                <SlotPanel
                  key={`${inSlot[0].formId} ${inSlot[0].slot}`}
                  venue={venue}
                  form={forms.data?.find(({ id }) => id === inSlot[0].formId)}
                  preOrders={inSlot}
                />
              ))
            : null
        }
      </ListPage>
    </AntdRoot>
  )
}

type DayChipsProps = {
  venue: Venue
  today: string
  chosen: string
  daysAhead: number
  onChoose: (day: string) => void
}

function DayChips({ venue, today, chosen, daysAhead, onChoose }: DayChipsProps) {
  const t = useTranslations('preorders')
  const { day: dayText } = useVenueFormats(venue)
  const shown = Array.from({ length: Math.min(daysAhead, menuFormLimits.mostDaysAhead) + 1 }, (_, days) =>
    dayAfter(today, days),
  )
  const days = shown.includes(chosen) ? shown : [chosen, ...shown]
  return (
    <Chips label={t('queue.day')}>
      {days.map((day) => (
        <Chip key={day} isChosen={day === chosen} onChoose={() => onChoose(day)}>
          {day === today ? t('queue.today') : dayText(day)}
        </Chip>
      ))}
    </Chips>
  )
}

/** Returns the pre-orders of a day by form and slot, in the order of their slots. */
function slotsOf(preOrders: readonly PreOrder[]): [PreOrder, ...PreOrder[]][] {
  const slots = new Map<string, [PreOrder, ...PreOrder[]]>()
  for (const preOrder of preOrders) {
    const key = `${preOrder.slotAt} ${preOrder.formId}`
    const inSlot = slots.get(key)
    if (inSlot) inSlot.push(preOrder)
    else slots.set(key, [preOrder])
  }
  return [...slots.values()]
}
