import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { readWhole, writeNumber } from '@brigade/domain/kit/read-number.ts'
import { trayTypes } from '@brigade/domain/trays/trays.schema.ts'
import { problemsOfStickerRange, type StickerRangeDraft } from '@brigade/domain/trays/trays.stickers.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input, Select } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { NumberInput } from '#ui/record-form/number-input.tsx'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { registerStickers } from '#features/trays/trays.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** Registers a range of stickers at their venue. */
export function StickersDrawer({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const t = useTranslations('trays')
  const formats = useVenueFormats(venue)
  const fields: FieldTable<StickerRangeDraft> = {
    first: {
      label: t('stickers.first'),
      render: (own) => (
        <Form.Item {...own} required extra={t('stickers.firstHint')}>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} dir="ltr" />
        </Form.Item>
      ),
    },
    count: {
      label: t('stickers.howMany'),
      render: (own) => (
        <Form.Item {...own} required>
          <NumberInput read={readWhole} write={writeNumber} inputMode="numeric" />
        </Form.Item>
      ),
    },
    type: {
      label: t('columns.type'),
      text: (type) => (isOneOf(trayTypes, type) ? t(`types.${type}`) : ''),
      render: (own) => (
        <Form.Item {...own}>
          <Select options={trayTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))} />
        </Form.Item>
      ),
    },
  }
  return (
    <RecordDrawer<StickerRangeDraft, Venue>
      title={t('stickers.add')}
      size={576}
      keptAs={`trays/stickers/${venue.id}`}
      fields={fields}
      formats={formats}
      record={null}
      valuesOf={newRange}
      problemsOf={problemsOfStickerRange}
      catalogue="trays"
      save={(range) => registerStickers(venue.id, range)}
      onClose={onClose}
    />
  )
}

function newRange(): StickerRangeDraft {
  return { first: '', count: 1, type: 'tray' }
}
