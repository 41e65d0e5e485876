import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { isOpenForGuests } from '@brigade/domain/preorders/slots.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { queueAddress } from '#features/preorders/preorders-address.ts'
import { onePreOrder } from '#features/preorders/preorders.queries.ts'
import { CardDrawer } from '#features/preorders/queue/card-drawer.tsx'
import { PreOrderActs } from '#features/preorders/queue/pre-order-acts.tsx'
import { preOrderTones } from '#features/preorders/queue/pre-order-states.ts'
import { Quantities } from '#features/preorders/quantities.tsx'
import { RecordPage } from '#features/preorders/record-page.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTimed } from '#kit/device/clock.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Facts } from '#ui/facts.tsx'
import { Panel } from '#ui/panel.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

const tools = ['edit'] as const

/** Shows one pre-order with its answers, and what can be done with it. (screens, /preorderque/{id}) */
export function PreOrderPage() {
  const t = useTranslations('preorders')
  const id = Number(useParams().id)
  const preOrder = useQuery(onePreOrder(id))
  const { opened, open, close } = useOpenedTool(tools)
  const { data } = preOrder
  return (
    <RecordPage
      title={data?.table ?? t('screens.preOrder')}
      trail={<BackLink to={data ? `${queueAddress}?day=${data.day}` : queueAddress}>{t('screens.queue')}</BackLink>}
      actions={data ? <PreOrderActs preOrder={data} onEdit={() => open('edit', id)} /> : null}
      record={preOrder}
    >
      {(known, venue) => (
        <>
          <Panel title={t('columns.answers')}>
            <Delivery venue={venue} preOrder={known} />
            <Answers preOrder={known} />
          </Panel>
          <Panel title={t('screens.preOrder')}>
            <PreOrderFacts venue={venue} preOrder={known} />
          </Panel>
          {opened ? <CardDrawer venue={venue} preOrder={known} onClose={close} /> : null}
        </>
      )}
    </RecordPage>
  )
}

/** Says for when and for how many guests it is, in one line. */
function Delivery({ venue, preOrder: { state, day, slot, menuFormGuestCount } }: { venue: Venue; preOrder: PreOrder }) {
  const t = useTranslations('preorders')
  const formats = useVenueFormats(venue)
  return (
    <p className={stack.cluster2}>
      <StateTag tone={preOrderTones[state]} label={t(`states.${state}`)} />
      <bdi className={font.heavy}>{formats.day(day)}</bdi>
      <bdi className={font.heavy}>{slot}</bdi>
      <span>
        {t('columns.guests')}: <bdi>{formats.number(menuFormGuestCount)}</bdi>
      </span>
    </p>
  )
}

function PreOrderFacts({ venue, preOrder }: { venue: Venue; preOrder: PreOrder }) {
  const t = useTranslations('preorders')
  const { dateTime, money } = useVenueFormats(venue)
  const { orderId, state } = preOrder
  const isWaiting = state === 'waiting' || state === 'accepted'
  const canChange = useTimed((now) => isWaiting && isOpenForGuests(preOrder, new Date(now)))
  return (
    <Facts
      facts={[
        [t('columns.lastname'), preOrder.lastname],
        [t('columns.price'), money(preOrder.orderPrice)],
        [t('columns.releaseAt'), dateTime(preOrder.releasedAt ?? preOrder.releaseAt)],
        [t('columns.changeUntil'), canChange && dateTime(preOrder.changeUntil)],
        [t('columns.createdBy'), shownName(preOrder.createdBy, t)],
        [t('columns.acceptedBy'), preOrder.acceptedBy && shownName(preOrder.acceptedBy, t)],
        [
          t('screens.preOrder'),
          <Link key="order" className={font.name} to={`/orders/${orderId}`}>
            {t('queue.toOrder', { id: orderId })}
          </Link>,
        ],
      ]}
    />
  )
}

function Answers({ preOrder: { base, answers, additional, note } }: { preOrder: PreOrder }) {
  const t = useTranslations('preorders')
  const language = useLanguage()
  return (
    <Facts
      facts={[
        [t('columns.base'), base ? <Quantities key="base" items={[base]} /> : null],
        ...answers.map(
          ({ questionId, question, options }) =>
            [formTextIn(question, language), <Quantities key={questionId} items={options} />] as const,
        ),
        [t('additional'), additional.length > 0 ? <Quantities key="additional" items={additional} /> : null],
        [t('columns.note'), note],
      ]}
    />
  )
}
