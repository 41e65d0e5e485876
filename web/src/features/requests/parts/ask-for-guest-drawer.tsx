import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { type GuestServiceType, guestServiceTypes } from '@brigade/domain/requests/guest-services.schema.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import { isOffered } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { servicesOfVenue } from '#features/requests/services/guest-services.queries.ts'
import type { ShownRoom } from '#features/tables/public/room-slot.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { apiCreate } from '#kit/calls/api-client.ts'
import type { TranslatableProblems } from '#kit/calls/problem-text.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'

type AskForGuestDrawerProps = { venue: Venue; room: ShownRoom; onClose: () => void }

type Values = { requestType: GuestServiceType | null }

/** Opens a request that the guests of a table have told a member of staff. */
export function AskForGuestDrawer({ venue, room, onClose }: AskForGuestDrawerProps) {
  const t = useTranslations('requests')
  const services = useQuery(servicesOfVenue(venue.id))
  const offered = services.data?.filter(({ isActive, requestType }) => isActive && isOffered(requestType, venue)) ?? []
  const nameOf = (type: unknown) => (isOneOf(guestServiceTypes, type) ? t(`types.${type}`) : '')
  const ask = ({ requestType }: Values, idempotencyKey?: string) =>
    apiCreate(requestsPath, { requestType: requestType ?? 'talk', tableId: room.id, idempotencyKey })
  const create = useAddOnce<Values, GuestRequest>({
    form: `requests/${room.id}`,
    create: ask,
    // What was requested first is resolved like any other.
    change: (_made, values) => ask(values),
  })
  const fields: FieldTable<Values> = {
    requestType: {
      label: t('ask.type'),
      text: nameOf,
      render: (own) => (
        <Form.Item {...own} required>
          <ChoiceSelect
            placeholder={t('ask.choose')}
            loading={services.isPending}
            options={offered.map(({ requestType }) => ({ value: requestType, label: nameOf(requestType) }))}
          />
        </Form.Item>
      ),
    },
  }

  async function save(values: Values): Promise<void> {
    const request = await create(values)
    applyNow(requestsPath, request)
    showToast({ kind: 'success', text: t('ask.made', { type: nameOf(request.requestType), table: request.table }) })
  }

  return (
    <RecordDrawer<Values, GuestRequest>
      title={t('ask.title', { room: room.name })}
      size={576}
      keptAs={`requests/${room.id}/new`}
      fields={fields}
      formats={useVenueFormats(venue)}
      record={null}
      valuesOf={() => ({ requestType: null })}
      problemsOf={problemsOf}
      catalogue="requests"
      save={save}
      onClose={onClose}
    />
  )
}

function problemsOf({ requestType }: Values): TranslatableProblems {
  if (requestType !== null) return {}
  return { requestType: { code: 'typeMissing', sentence: requestErrors.typeMissing } }
}
