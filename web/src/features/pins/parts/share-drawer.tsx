import { deviceLimits, lockMinutesUnlessSet } from '@brigade/domain/pins/pins.limits.ts'
import { problemsOfDevice } from '@brigade/domain/pins/pins.rules.ts'
import type { NewSharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import type { Versioned } from '#ui/record-form/use-typed-record.ts'
import { lockOptions, neverLocks } from '#features/pins/parts/lock-options.ts'
import { shareDevice } from '#features/pins/pins.calls.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type ShareDrawerProps = { venue: Venue; onShared: (device: NewSharedDevice) => void; onClose: () => void }

type Values = { name: string; lock: number }

/** Makes this device a shared one of a venue. */
export function ShareDrawer({ venue, onShared, onClose }: ShareDrawerProps) {
  const t = useTranslations('pins')
  const share = (values: Values, idempotencyKey?: string) =>
    shareDevice({ restaurantId: venue.id, ...draftOf(values), ...(idempotencyKey && { idempotencyKey }) })
  const create = useAddOnce<Values, NewSharedDevice>({
    form: `shared-devices/${venue.id}`,
    create: share,
    // Its token is lost with the answer: the first one can be removed.
    change: (_shared, values) => share(values),
  })
  const fields: FieldTable<Values> = {
    name: {
      label: t('form.name'),
      render: (own) => (
        <Form.Item {...own} required extra={t('form.nameHint')}>
          <Input
            count={{ max: deviceLimits.nameLength, show: true, strategy: (text) => Array.from(text.trim()).length }}
            autoComplete="off"
            dir="auto"
          />
        </Form.Item>
      ),
    },
    lock: {
      label: t('form.lock'),
      render: (own) => (
        <Form.Item {...own} extra={t('form.lockHint')}>
          <ChoiceSelect options={lockOptions(t)} />
        </Form.Item>
      ),
    },
  }
  return (
    <RecordDrawer<Values, Versioned>
      title={t('form.title')}
      size={576}
      keptAs={`shared-devices/${venue.id}/new`}
      fields={fields}
      formats={useVenueFormats(venue)}
      record={null}
      valuesOf={newDevice}
      problemsOf={(values) => problemsOfDevice(draftOf(values))}
      catalogue="pins"
      save={async (values) => onShared(await create(values))}
      saveLabel={t('form.save')}
      onClose={onClose}
    >
      <p>{t('form.text')}</p>
    </RecordDrawer>
  )
}

function newDevice(): Values {
  return { name: '', lock: lockMinutesUnlessSet }
}

function draftOf({ name, lock }: Values) {
  return { name, lockAfterMinutes: lock === neverLocks ? null : lock }
}
