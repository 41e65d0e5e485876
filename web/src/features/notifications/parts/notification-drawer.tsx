import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import {
  problemsOfStaffNotification,
  staffNotificationLimits,
} from '@brigade/domain/notifications/staff-notifications.rules.ts'
import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { notificationTypes } from '@brigade/domain/notifications/notifications.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input, Select } from 'antd'
import { serverNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { TimeInput } from '#ui/record-form/time-input.tsx'
import { changeNotification, createNotification } from '#features/notifications/notifications.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type NotificationDrawerProps = { venue: Venue; notification: StaffNotification | null; onClose: () => void }

type Values = Pick<StaffNotification, 'title' | 'message' | 'type' | 'validity' | 'isClosable' | 'isActive'>

const { titleLength, messageLength } = staffNotificationLimits

/** Writes a message to the staff of a venue, or changes one. */
export function NotificationDrawer({ venue, notification, onClose }: NotificationDrawerProps) {
  const t = useTranslations('notifications')
  const formats = useVenueFormats(venue)
  const create = useAddOnce<Values, StaffNotification>({
    form: `notifications/${venue.id}`,
    create: ({ isActive: _shownAtOnce, ...written }, idempotencyKey) =>
      createNotification({ restaurantId: venue.id, ...written, idempotencyKey }),
    change: ({ id, version }, values) => changeNotification(id, { ...values, version }),
  })

  const fields: FieldTable<Values> = {
    title: {
      label: t('form.title'),
      render: (own) => (
        <Form.Item {...own} required>
          <Input count={{ max: titleLength, show: true, strategy: lengthOf }} autoComplete="off" dir="auto" />
        </Form.Item>
      ),
    },
    message: {
      label: t('form.message'),
      render: (own) => (
        <Form.Item {...own} required>
          <Input.TextArea rows={4} count={{ max: messageLength, show: true, strategy: lengthOf }} dir="auto" />
        </Form.Item>
      ),
    },
    type: {
      label: t('form.type'),
      text: (type) => (isOneOf(notificationTypes, type) ? t(`types.${type}`) : ''),
      render: (own) => (
        <Form.Item {...own}>
          <Select options={notificationTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))} />
        </Form.Item>
      ),
    },
    validity: {
      label: t('form.validity'),
      text: (validity) => (typeof validity === 'string' ? formats.dateTime(validity) : t('untilEnded')),
      render: (own) => (
        <Form.Item {...own} extra={t('form.validityHint', { timeZone: venue.timeZone })}>
          <TimeInput timeZone={venue.timeZone} />
        </Form.Item>
      ),
    },
    isClosable: {
      label: t('form.isClosable'),
      render: (own) => <SwitchField {...own} hint={t('form.isClosableHint')} />,
    },
    isActive: {
      label: t('form.isActive'),
      render: (own) => (notification ? <SwitchField {...own} /> : null),
    },
  }

  return (
    <RecordDrawer<Values, StaffNotification>
      title={t(notification ? 'form.edit' : 'form.add')}
      size={576}
      keptAs={`notifications/${venue.id}/${notification?.id ?? 'new'}`}
      fields={fields}
      formats={formats}
      record={notification}
      valuesOf={valuesOf}
      problemsOf={(values) => problemsOfStaffNotification(values, new Date(serverNow()))}
      catalogue="notifications"
      save={(values, version) =>
        notification ? changeNotification(notification.id, { ...values, version }) : create(values)
      }
      saveAsNew={notification ? create : undefined}
      onClose={onClose}
    />
  )
}

function valuesOf(notification: StaffNotification | null): Values {
  const {
    title = '',
    message = '',
    type = 'info',
    validity = null,
    isClosable = true,
    isActive = true,
  } = notification ?? {}
  return { title, message, type, validity, isClosable, isActive }
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
