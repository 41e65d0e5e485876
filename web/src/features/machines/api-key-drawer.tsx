import { machineScopes } from '@brigade/domain/access/machine-scopes.ts'
import { machineLimits } from '@brigade/domain/machines/machines.limits.ts'
import { problemsOfApiKey } from '@brigade/domain/machines/machines.rules.ts'
import type { CreateApiKey, NewApiKey } from '@brigade/domain/machines/machines.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Checkbox, Form, Input } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import type { Versioned } from '#ui/record-form/use-typed-record.ts'
import { createApiKey } from '#features/machines/api-key-calls.ts'
import styles from '#features/machines/api-keys.module.css'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type ApiKeyDrawerProps = { venue: Venue; onMade: (made: NewApiKey) => void; onClose: () => void }

type Values = Pick<CreateApiKey, 'name' | 'scopes'>

/** Creates a key of another system at a venue. */
export function ApiKeyDrawer({ venue, onMade, onClose }: ApiKeyDrawerProps) {
  const t = useTranslations('machines')
  const create = useAddOnce<Values, NewApiKey>({
    form: `api-keys/${venue.id}`,
    create: (values, idempotencyKey) => createApiKey({ restaurantId: venue.id, ...values, idempotencyKey }),
    // A key is never changed: the first one can be revoked.
    change: (_made, values) => createApiKey({ restaurantId: venue.id, ...values }),
  })
  const fields: FieldTable<Values> = {
    name: {
      label: t('form.name'),
      render: (own) => (
        <Form.Item {...own} required>
          <Input
            count={{ max: machineLimits.nameLength, show: true, strategy: (text) => Array.from(text.trim()).length }}
            autoComplete="off"
            dir="auto"
          />
        </Form.Item>
      ),
    },
    scopes: {
      label: t('form.scopes'),
      render: (own) => (
        // It is not marked as required: a group of checkboxes must not have that attribute.
        <Form.Item {...own}>
          <Checkbox.Group
            className={styles.scopes}
            options={machineScopes.map((scope) => ({ value: scope, label: t(`scopes.${scope}`) }))}
          />
        </Form.Item>
      ),
    },
  }
  return (
    <RecordDrawer<Values, Versioned>
      title={t('form.title')}
      size={576}
      keptAs={`api-keys/${venue.id}/new`}
      fields={fields}
      formats={useVenueFormats(venue)}
      record={null}
      valuesOf={() => ({ name: '', scopes: [] })}
      problemsOf={problemsOfApiKey}
      catalogue="machines"
      save={async (values) => onMade(await create(values))}
      saveLabel={t('add')}
      onClose={onClose}
    />
  )
}
