import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { saveUse } from '#features/pos/pos.mutations.ts'

type Values = Pick<Venue, 'isPOSIntegrated' | 'isAutoPostingToPOS' | 'isCheckPos'> & Venue['tenderMedia']

const tenderLength = 60

/** Changes how a venue uses its point of sale. */
export function UseDrawer({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const t = useTranslations('pos')
  const formats = useVenueFormats(venue)
  const mayConnect = useCan('pos:configure')

  const tender = (name: keyof Venue['tenderMedia']): FieldTable<Values>['cash'] => ({
    label: t(`setup.${name}`),
    render: (own) => (
      <Form.Item {...own}>
        <Input maxLength={tenderLength} autoComplete="off" dir="auto" />
      </Form.Item>
    ),
  })
  const fields: FieldTable<Values> = {
    isPOSIntegrated: {
      label: t('setup.isPOSIntegrated'),
      render: (own) => (mayConnect ? <SwitchField {...own} /> : null),
    },
    isAutoPostingToPOS: {
      label: t('setup.isAutoPostingToPOS'),
      render: (own) => <SwitchField {...own} hint={t('setup.isAutoPostingHint')} />,
    },
    isCheckPos: { label: t('setup.isCheckPos'), render: (own) => <SwitchField {...own} /> },
    cash: tender('cash'),
    card: tender('card'),
    room: tender('room'),
    none: tender('none'),
  }

  return (
    <RecordDrawer<Values, Venue>
      title={t('setup.form')}
      size={576}
      keptAs={`pos/use/${venue.id}`}
      fields={fields}
      formats={formats}
      record={venue}
      valuesOf={valuesOf}
      problemsOf={() => ({})}
      catalogue="pos"
      save={({ isPOSIntegrated, isAutoPostingToPOS, isCheckPos, ...tenderMedia }, version) =>
        saveUse(venue.id, {
          ...(mayConnect && { isPOSIntegrated }),
          isAutoPostingToPOS,
          isCheckPos,
          tenderMedia,
          version,
        })
      }
      onClose={onClose}
    />
  )
}

function valuesOf(venue: Venue | null): Values {
  const { isPOSIntegrated = false, isAutoPostingToPOS = false, isCheckPos = false, tenderMedia } = venue ?? {}
  const { cash = '', room = '', card = '', none = '' } = tenderMedia ?? {}
  return { isPOSIntegrated, isAutoPostingToPOS, isCheckPos, cash, room, card, none }
}
